/** What the server puts in front of the worker's code (platform/http/shell-worker.ts). */
export interface Shell {
  /** Hash of everything the shell consists of. */
  readonly build: string;
  /** Paths of the files that members' pages need. */
  readonly files: readonly string[];
  /** A regular expression: the paths of members' pages. */
  readonly memberPaths: string;
}

/** The page without a heading and preloads, which starts the application at any path. */
export const SHELL_PAGE = '/offline-shell';

const PREFIX = 'shell-';
export const cacheOf = ({ build }: Pick<Shell, 'build'>) => `${PREFIX}${build}`;
export const isShellCache = (name: string) => name.startsWith(PREFIX);

/** Their names contain a hash of their content, so a file of any build is the right one. */
export const isHashed = (path: string) => path.startsWith('/assets/');
