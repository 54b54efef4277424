import { describe, expect, it } from 'vitest';
import { scanImports } from './import-scanner.mjs';

const specifiers = (source) => scanImports(source).map(({ specifier }) => specifier);

describe('scanImports', () => {
  it.each([
    ["import 'a';", ['a']],
    ["import a from 'a';", ['a']],
    ["import a, { b as c, type D } from 'a';", ['a']],
    ["import {\n  a,\n  b,\n} from 'a';", ['a']],
    ["import * as a from 'a';", ['a']],
    ["import { from } from 'a';", ['a']],
    ["export * from 'a';", ['a']],
    ["export * as b from 'a';", ['a']],
    ["export { a } from 'a';", ['a']],
    ["const page = lazy(() => import('a'));", ['a']],
    ["type A = import('a').A;", ['a']],
    ["import 'a'; import 'b';", ['a', 'b']],
  ])('finds %j', (source, expected) => {
    expect(specifiers(source)).toEqual(expected);
  });

  it.each([
    "// import a from 'a';",
    "/* import a from 'a'; */",
    'const text = "import a from \'a\'";',
    "const text = `\nimport a from 'a';\n`;",
    "export const from = 'a';",
    "export { a };\nconst b = 'b';",
    'const url = import.meta.url;',
    "schema.import('a');",
    "const options = { import: 'a' };",
  ])('sees no import in %j', (source) => {
    expect(specifiers(source)).toEqual([]);
  });

  it.each([
    ['apostrophes in JSX text', "const a = <p>Don't stop</p>;\nconst b = import('b');"],
    ['quotes in regular expressions', "const a = text.match(/['\"`]/);\nconst b = import('b');"],
    ['nested templates', `const a = \`x \${y ? \`'\${z}\` : '\`'} w\`;\nconst b = import('b');`],
    ['divisions', "const a = (x) / y; const c = 1 / 2;\nconst b = import('b'); // '"],
    ['closing tags', "const a = <i></i>;\nconst b = import('b'); const c = /'/;"],
  ])('is not led astray by %s', (_, source) => {
    expect(specifiers(source)).toEqual(['b']);
  });

  it('knows lines and what is only a type', () => {
    const source =
      "import type { A } from 'a';\nexport type { B } from 'b';\n\nimport type from 'c';\nlet d: typeof import('d');";
    expect(scanImports(source)).toEqual([
      { specifier: 'a', line: 1, typeOnly: true },
      { specifier: 'b', line: 2, typeOnly: true },
      { specifier: 'c', line: 4, typeOnly: false },
      { specifier: 'd', line: 5, typeOnly: true },
    ]);
  });
});
