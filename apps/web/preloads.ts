import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { FRAME, isOpenPage } from './chunks.ts';

const SCREENS = /\/src\/app\/screens\.ts$/;
const SCREEN = /'(\/[^']*)':\s*\(\)\s*=>\s*import\('([^']+)'\)/g;

/** Chunks and the files they cannot do without, each behind those it needs: in this order they can be run. */
function filesOf(bundle: Rolldown.OutputBundle, chunks: string[]): string[] {
  const files = new Set<string>();
  const begun = new Set<string>();
  const add = (file: string) => {
    if (begun.has(file)) return;
    begun.add(file);
    const chunk = bundle[file];
    for (const needed of chunk?.type === 'chunk' ? chunk.imports : []) add(needed);
    files.add(file);
  };
  for (const chunk of chunks) add(chunk);
  return [...files];
}

/**
 * Writes down which files each page needs. The server names them in the page it sends, so that a browser asks
 * for them at once and not when the first files have been read and run.
 */
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
      const screens = [...this.getModuleIds()].find((id) => SCREENS.test(id));
      // The gallery has no pages of its own.
      if (!screens) return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const chunkOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id))?.fileName;
      const frame = chunks.filter(({ moduleIds }) => moduleIds.some((id) => FRAME.test(id)));
      const entry = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const present = new Set(filesOf(bundle, entry));
      const pages = [...readFileSync(screens, 'utf8').matchAll(SCREEN)].map(([, page, file]) => {
        const id = join(dirname(screens), file ?? '');
        const own = chunkOf(id);
        const around = isOpenPage(id) ? [] : frame.map(({ fileName }) => fileName);
        const files = filesOf(bundle, [...around, ...(own ? [own] : [])]);
        return [page, files.filter((name) => !present.has(name))];
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/preloads.json',
        source: JSON.stringify(Object.fromEntries(pages)),
      });
    },
  };
}
