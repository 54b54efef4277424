import { SNAPSHOT_PATHS } from '@fitarc/contract/snapshot-paths';
import { memberPageAt, type Shell } from './shell.ts';

const linkTo = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;

/** Runs before the page's own scripts, which are deferred. */
const SNAPSHOT_SCRIPT = '<script src="/snapshot.js"></script>';

/** The stored page, marked as such (app/shell/shell-updates.ts), with the heading and the preloads of one page, as the server sends it. */
export function fillHtml(html: string, { pathname, search }: Pick<URL, 'pathname' | 'search'>, shell: Shell) {
  const page = memberPageAt(pathname, shell);
  if (!page) return html;
  const links = page.needs.map((index) => linkTo(shell.files[index] ?? '')).join('');
  // With parameters a page may be about something of its own.
  const heading = search ? '' : page.heading;
  const hasSnapshot = !search && SNAPSHOT_PATHS.includes(pathname);
  return html
    .replace('<html ', '<html data-stored ')
    .replace('</head>', `${links}</head>`)
    .replace('<div class="heading">', `<div class="heading">${heading}`)
    .replace('</body>', hasSnapshot ? `${SNAPSHOT_SCRIPT}</body>` : '</body>')
    .replace('<title>', heading ? `<title>${heading} – ` : '<title>');
}

/** The headers stay: the policy names the nonce that stands in the page. */
export async function fillPage(stored: Response, url: URL, shell: Shell): Promise<Response> {
  const headers = new Headers(stored.headers);
  // The text has been decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(fillHtml(await stored.text(), url, shell), { headers });
}
