import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { translations } from './catalogue-fields.ts';
import { catalogueFolder } from './catalogue-files.ts';

const schema = z.strictObject({
  key: z.string().regex(/^[a-z]+$/, 'must be lowercase letters'),
  name: z.string().min(1).max(10),
  level: z.enum(['Easy', 'Hard']).optional(),
  steps: z.array(z.string()).min(2).optional(),
  figures: z.strictObject({ kcal: z.number().min(0) }).optional(),
  translations,
});

function folderOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'fitarc-catalogue-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { folder, catalogue: catalogueFolder({ folder, schema, unique: ['key', 'name'] }) };
}

/** The problems that reading these files reports, without the name of the temporary folder. */
function problemsOf(files: Readonly<Record<string, string>>): string[] {
  const { catalogue } = folderOf(files);
  try {
    catalogue.read();
    return [];
  } catch (error) {
    const [title, ...problems] = (error as Error).message.split('\n');
    expect(title).toBe('The catalogue has mistakes:');
    return problems.map((problem) => problem.replaceAll(/fitarc-catalogue-\w+\//g, ''));
  }
}
const problemsWith = (fields: string) =>
  problemsOf({ 'a.yaml': `- key: row\n  name: Row\n${fields.replace(/^/gm, '  ')}\n` });
const PLACE = 'a.yaml, entry 1 (row, Row)';

describe('a folder of catalogue files', () => {
  it('is one list, in the order of the file names, with comments and other files left out', () => {
    const { catalogue } = folderOf({
      'b.yaml': '- { key: two, name: Two }\n',
      'a.yaml': '# A comment\n\n- key: one\n  name: One\n\n- key: three\n  name: Three\n',
      'c.yml': '- { key: four, name: Four }\n',
      'README.md': '# Not data',
      '.hidden.yaml': 'not: a list',
    });
    expect(catalogue.read().map(({ key }) => key)).toEqual(['one', 'three', 'two', 'four']);
  });

  it.each([{}, { 'a.yaml': '[]' }, { 'README.md': '# Not data' }])(
    'is refused without entries: %j',
    (files) => {
      expect(problemsOf(files)).toEqual([expect.stringMatching(/ has no entries\.$/)]);
    },
  );

  it('has a hash that follows every byte and every file name, without parsing', () => {
    const { folder, catalogue } = folderOf({ 'a.yaml': '- [' });
    const hashAfter = (change: () => void) => {
      change();
      return catalogue.hash;
    };
    const hashes = [
      catalogue.hash,
      hashAfter(() => writeFileSync(join(folder, 'a.yaml'), '- [ ')),
      hashAfter(() => writeFileSync(join(folder, 'b.yaml'), '')),
      hashAfter(() => renameSync(join(folder, 'b.yaml'), join(folder, 'c.yaml'))),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashAfter(() => rmSync(join(folder, 'c.yaml')))).toBe(hashes[1]);
  });

  it('may give names in other languages', () => {
    expect(problemsWith('translations: { de: { name: Rudern }, pt-BR: { name: Remada } }')).toEqual([]);
    expect(problemsWith('translations: { german: { name: Rudern } }')).toEqual([
      `${PLACE}, translations, german: must be a language code such as de or pt-BR.`,
    ]);
    expect(problemsWith('translations: { de: { title: Rudern } }')).toEqual([
      `${PLACE}, translations, de, name: is missing.`,
      `${PLACE}, translations, de: there is no field called title; check the spelling and the indentation.`,
    ]);
  });
});

describe('a mistake in a catalogue file is reported with its place', () => {
  it.each([
    ['level: Medium', ', level: must be one of Easy, Hard, but is "Medium".'],
    ['color: red', ': there is no field called color; check the spelling and the indentation.'],
    [
      'figures: { kcal: 12,5 }',
      ', figures: there is no field called 5; write decimals with a point, such as 12.5.',
    ],
    ['steps: Sit down', ', steps: must be a list, but is "Sit down".'],
    ['steps: [Sit down]', ', steps: must be at least 2 items.'],
    ['steps: [Sit down, 5]', ', steps, item 2: must be text, but is 5; put it in quotes.'],
    ['figures: 3', ', figures: must be a group of fields, but is 3.'],
    ['figures: {}', ', figures, kcal: is missing.'],
    ['figures: { kcal: -1 }', ', figures, kcal: must be at least 0, but is -1.'],
    ['figures:\n  kcal:', ', figures, kcal: must be a number, but is empty.'],
    [
      'figures: { kcal: 12 g }',
      ', figures, kcal: must be a number, but is "12 g"; write only digits and a decimal point, without quotes or a unit.',
    ],
  ])('%s', (fields, problem) => {
    expect(problemsWith(fields)).toEqual([`${PLACE}${problem}`]);
  });

  it('every one of them, in every file', () => {
    expect(
      problemsOf({
        'a.yaml': '- name: Nameless\n- key: Row\n  name: A name that is too long\n',
        'b.yaml': '- just text\n',
      }),
    ).toEqual([
      'a.yaml, entry 1 (Nameless), key: is missing.',
      'a.yaml, entry 2 (Row, A name that is too long), key: must be lowercase letters.',
      'a.yaml, entry 2 (Row, A name that is too long), name: must be at most 10 characters.',
      'b.yaml, entry 1: must be a group of fields, but is "just text".',
    ]);
  });

  it('keys and names that two entries share, also across files', () => {
    expect(
      problemsOf({
        'a.yaml': '- { key: row, name: Row }\n- { key: press, name: ROW }\n',
        'b.yaml': '- { key: row, name: Other }\n',
      }),
    ).toEqual([
      'b.yaml, entry 1 (row, Other), key: "row" is already used by a.yaml, entry 1 (row, Row).',
      'a.yaml, entry 2 (press, ROW), name: "ROW" is already used by a.yaml, entry 1 (row, Row).',
    ]);
  });

  it('bad YAML, with its line', () => {
    const [colon, twice, map, empty] = [
      '- key: row\n  name: Row: seated\n',
      '- key: row\n  name: Row\n  name: Row\n',
      'key: row\nname: Row\n',
      '# Nothing\n',
    ].map((text) => problemsOf({ 'a.yaml': text }).join());
    expect(colon).toMatch(/^a\.yaml, line 2: this is not valid YAML \(.+\)\. .*quotes/);
    expect(twice).toMatch(/^a\.yaml, line 3: this is not valid YAML \(.*duplicate.*\)/);
    expect(map).toBe('a.yaml: the file must be a list of entries that each start with "- ".');
    expect(empty).toMatch(/^a\.yaml/);
  });
});
