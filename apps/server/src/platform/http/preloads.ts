import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PagesJson {
  readonly pages: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

const linkTo = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/** The modulepreload links of each page of the table, by its path there. */
export function readPreloads(webDir: string): (path: string) => string {
  const file = join(webDir, '.vite', 'pages.json');
  if (!existsSync(file)) return () => '';
  const { pages }: PagesJson = JSON.parse(readFileSync(file, 'utf8'));
  const links = new Map(Object.entries(pages).map(([path, { files }]) => [path, files.map(linkTo).join('')]));
  return (path) => links.get(path) ?? '';
}
