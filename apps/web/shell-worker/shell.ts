interface MemberPage {
  /** A regular expression. */
  readonly path: string;
  readonly heading: string;
  /** Indexes into `files`: what the page needs before it shows. */
  readonly needs: readonly number[];
}

/** What the server puts in front of the worker's code (platform/http/shell-worker.ts). */
export interface Shell {
  /** Hash of everything the shell consists of. */
  readonly build: string;
  /** Paths of the files that members' pages need. */
  readonly files: readonly string[];
  readonly memberPages: readonly MemberPage[];
}

export const memberPageAt = (path: string, { memberPages }: Pick<Shell, 'memberPages'>) =>
  memberPages.find((page) => new RegExp(page.path, 'i').test(path));

/** The page without a heading and preloads, which starts the application at any path. */
export const SHELL_PAGE = '/offline-shell';

const PREFIX = 'shell-';
export const cacheOf = ({ build }: Pick<Shell, 'build'>) => `${PREFIX}${build}`;
export const isShellCache = (name: string) => name.startsWith(PREFIX);

/** Their names contain a hash of their content, so a file of any build is the right one. */
export const isHashed = (path: string) => path.startsWith('/assets/');
