import { PAGES, type Page } from './pages.ts';

export type PublicPage = Extract<Page, { access: 'public' }>['path'];
export type MemberPage = Extract<Page, { access: 'member' }>['path'];
export type AdminPage = Extract<Page, { access: 'admin' }>['path'];

const INFO = 'features/site/pages/info-page';
type InfoPage = Extract<Page, { component: typeof INFO }>['path'];

const pathsOf = <Path extends Page['path']>(isWanted: (page: Page) => boolean): readonly Path[] =>
  PAGES.filter(isWanted).map(({ path }) => path as Path);

export const PUBLIC_PAGES = pathsOf<PublicPage>(({ access }) => access === 'public');
export const MEMBER_PAGES = pathsOf<MemberPage>(({ access }) => access === 'member');
export const ADMIN_PAGES = pathsOf<AdminPage>(({ access }) => access === 'admin');
/** Articles about FitArc, all rendered by one component. */
export const INFO_PAGES = pathsOf<InfoPage>(({ component }) => component === INFO);
export const LINK_PAGES: readonly string[] = pathsOf((page) => 'needsToken' in page);

const pagesByPath = new Map<string, Page>(PAGES.map((page) => [page.path.toLowerCase(), page]));
const pagesWithParameter = PAGES.filter(({ path }) => path.includes('/:')).map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:[^/]+/g, '[^/]+')}$`, 'i'),
}));

/** The page of a path, whatever its case and with or without a slash at its end. */
export function pageAtPath(path: string): Page | undefined {
  const trimmed = path.replace(/(?<=.)\/$/, '');
  return (
    pagesByPath.get(trimmed.toLowerCase()) ??
    pagesWithParameter.find(({ pattern }) => pattern.test(trimmed))?.page
  );
}

/** As pageAtPath; a page that an email links to exists only with the token of that link. */
export function findPage(path: string, search: URLSearchParams): Page | undefined {
  const page = pageAtPath(path);
  return page && 'needsToken' in page && !search.get('token') ? undefined : page;
}
