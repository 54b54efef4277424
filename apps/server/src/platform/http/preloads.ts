import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of each page, as the build of the web application wrote them down, as links for its head. */
export function readPreloads(webDir: string): (path: string) => string {
  const file = join(webDir, '.vite', 'preloads.json');
  if (!existsSync(file)) return () => '';
  const pages: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  const links = new Map(
    Object.entries(pages).map(([path, names]) => [
      path,
      names
        .map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">`)
        .join(''),
    ]),
  );
  return (path) => links.get(path) ?? '';
}
