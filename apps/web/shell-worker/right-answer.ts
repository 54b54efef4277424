import { isHashed, SHELL_PAGE } from './shell.ts';

const TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  woff2: /^font\/woff2\b/,
  webmanifest: /^application\/manifest\+json\b/,
};

/** Whether an answer is the file that was asked for: a captive portal answers everything with a page of its own. */
export function isRightFile(
  path: string,
  answer: Pick<Response, 'status' | 'redirected' | 'headers'>,
): boolean {
  const type = TYPES[path.split('.').at(-1) ?? ''];
  return (
    answer.status === 200 && !answer.redirected && !!type?.test(answer.headers.get('content-type') ?? '')
  );
}

/** The page carries the build it belongs to: neither a portal's page nor that of another release is taken for it. */
export const isRightPage = (html: string, build: string) =>
  html.includes(`<meta name="build" content="${build}"`);

/** Asks the server; throws unless the answer is the right one. */
export async function fetchRight(path: string, build: string): Promise<Response> {
  const answer = await fetch(path, {
    // Files with a hash in their name are usually in the browser's cache: the page has just loaded them.
    cache: path === SHELL_PAGE ? 'no-store' : isHashed(path) ? 'default' : 'no-cache',
    redirect: 'error',
  });
  const isRight =
    path === SHELL_PAGE
      ? answer.status === 200 && isRightPage(await answer.clone().text(), build)
      : isRightFile(path, answer);
  if (!isRight) throw new Error(`${path} was answered with something else`);
  return answer;
}
