import { DEFAULT_BUDGET_KB, PAGES, type PageEntry } from '@fitarc/contract/pages';
import type { Plugin, Rolldown } from 'vite';
import { FRAME, isModuleOf } from './chunks.ts';

type Chunks = ReadonlyMap<
  string,
  Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'isEntry' | 'moduleIds'>
>;

/** The build output .vite/pages.json, for the server's preloads, the shell worker and the check of the bundle size. */
export interface PagesJson {
  /** What the shell worker stores. */
  readonly offline: readonly string[];
  readonly entry: readonly string[];
  readonly pages: Readonly<Record<string, { readonly budgetKb: number; readonly files: readonly string[] }>>;
}

/** Chunks and their static imports, dependencies first: in this order they can be run. */
function filesOf(chunks: Chunks, names: readonly string[]): string[] {
  const files = new Set<string>();
  const begun = new Set<string>();
  const add = (file: string) => {
    if (begun.has(file)) return;
    begun.add(file);
    for (const needed of chunks.get(file)?.imports ?? []) add(needed);
    files.add(file);
  };
  for (const name of names) add(name);
  return [...files];
}

/** All code that can be loaded from the entry, sooner or later, without passing a page of administrators. */
function codeForMembers(table: readonly PageEntry[], chunks: Chunks): string[] {
  const ofAdmins = table.filter(({ access }) => access === 'admin');
  const isOfAdmins = (ids: readonly string[]) =>
    ids.some((id) => ofAdmins.some((page) => isModuleOf(page, id)));
  const files = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map((chunk) => chunk.fileName));
  for (const file of files) {
    const chunk = chunks.get(file);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
      if (!isOfAdmins(chunks.get(next)?.moduleIds ?? [])) files.add(next);
    }
  }
  return [...files];
}

/** Styles, fonts and drawings; workers and WebAssembly are assets, too, and of no use without a connection. */
const isNeededOffline = (asset: string) => /\.(css|woff2|svg)$/.test(asset);

/** Throws if a page of the table has no chunk: it would be sent without its preloads. */
export function pagesJson(table: readonly PageEntry[], chunks: Chunks, assets: readonly string[]): PagesJson {
  const all = [...chunks.values()];
  const namesOf = (wanted: typeof all) => wanted.map(({ fileName }) => fileName);
  const frame = namesOf(all.filter(({ moduleIds }) => moduleIds.some((id) => FRAME.test(id))));
  const entries = all.filter(({ isEntry }) => isEntry);
  // Of index.html alone there is no file: Vite puts its imports into the page.
  const html = namesOf(entries.filter(({ moduleIds }) => moduleIds.every((id) => id.endsWith('.html'))));
  const entry = filesOf(chunks, namesOf(entries)).filter((file) => !html.includes(file));
  const pages = table.map((page) => {
    const { path, access, component, budgetKb = DEFAULT_BUDGET_KB } = page;
    const own = all.find(({ moduleIds }) => moduleIds.some((id) => isModuleOf(page, id)));
    if (!own) throw new Error(`The page ${path} has no chunk: ${component} is not part of the build.`);
    const files = filesOf(chunks, [...(access === 'public' ? [] : frame), own.fileName]);
    return [path, { budgetKb, files: files.filter((file) => !entry.includes(file)) }];
  });
  const code = codeForMembers(table, chunks).filter((file) => !html.includes(file));
  const offline = [...code, ...assets.filter(isNeededOffline)];
  return { entry, pages: Object.fromEntries(pages), offline };
}

/** Emits which files each page needs: the server sends their names with the page, so that all load at once. */
export function preloads(): Plugin {
  return {
    name: 'fitarc-preloads',
    apply: 'build',
    // What the eye meets first goes first on a slow line: the styles, then the programs.
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
    generateBundle(_, bundle) {
      // The gallery has no pages of its own.
      if (![...this.getModuleIds()].some((id) => id.endsWith('/src/app/lazy-pages.ts'))) return;
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((output) => output.type === 'chunk');
      const assets = outputs.filter((output) => output.type === 'asset').map(({ fileName }) => fileName);
      const source = pagesJson(PAGES, new Map(chunks.map((chunk) => [chunk.fileName, chunk])), assets);
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(source) });
    },
  };
}
