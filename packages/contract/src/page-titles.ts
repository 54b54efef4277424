import { PAGES, type Page } from './pages.ts';

type PageWithTitle = Extract<Page, { title: string }>;

/** By path. */
export const TITLES = Object.fromEntries(
  PAGES.flatMap((page) => ('title' in page ? [[page.path, page.title]] : [])),
) as { readonly [P in PageWithTitle as P['path']]: P['title'] };
