import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const LIST = path.join(
  path.dirname(require.resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
);

const EXPORTS = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;

/** The file of each icon, by the name it is exported under. */
export function iconFiles(list: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(EXPORTS))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
}

/** Imports each icon from its own file, where chunks.ts sees which features use it. */
export function importIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_, names: string) => {
    const parts = names.split(',').map((part) => part.trim());
    return parts
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => {
        const [name = '', alias = name] = part.split(/\s+as\s+/);
        const file = files.get(name);
        if (!file) throw new Error(`lucide-react has no icon ${name}.`);
        return `import ${alias} from 'lucide-react/icons/${file}';`;
      })
      .join('');
  });
}

/** From the library's entry, the bundler would put the icons of all pages into one file, which every page loads. */
export function iconsByPage(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'fitarc-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = iconFiles(readFileSync(LIST, 'utf8'));
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null;
      return { code: importIcons(code, files), map: null };
    },
  };
}
