import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { fieldOf, issueMessage } from './catalogue-messages.ts';

/** What a release ships. Comparing the hash needs no parsing. */
export interface Catalogue<Entry> {
  readonly hash: string;
  readonly read: () => readonly Entry[];
}

interface CatalogueFolder<Entry> {
  readonly folder: string;
  readonly schema: z.ZodType<Entry>;
  /** The fields that identify an entry, whatever the case of its letters; no two entries share a value. */
  readonly unique: readonly (keyof Entry & string)[];
}

interface SourceFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Sorted by code unit, so that every machine reads them in the same order. */
function filesIn(folder: string): SourceFile[] {
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.ya?ml$/.test(name))
    .sort()
    .map((name) => ({ name: `${basename(folder)}/${name}`, bytes: readFileSync(join(folder, name)) }));
}

function hashOf(files: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

const QUOTES_HINT = 'Text that contains a colon followed by a space, or starts with a symbol, needs quotes.';

function syntaxProblem(name: string, error: unknown): string {
  if (!(error instanceof YAMLException)) return `${name}: ${String(error)}`;
  const place = error.mark ? `${name}, line ${error.mark.line + 1}` : name;
  return `${place}: this is not valid YAML (${error.reason}). ${QUOTES_HINT}`;
}

function parse({ name, bytes }: SourceFile): { list: unknown[]; problems: string[] } {
  try {
    const list = load(bytes.toString('utf8'));
    if (Array.isArray(list)) return { list, problems: [] };
    return { list: [], problems: [`${name}: the file must be a list of entries that each start with "- ".`] };
  } catch (error) {
    return { list: [], problems: [syntaxProblem(name, error)] };
  }
}

const textOf = (entry: unknown, field: string): string | undefined => {
  const value = (entry as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : undefined;
};

/** Where to look: `foods/cheese.yaml, entry 3 (01006, Cheese, Brie)`. */
function placeOf(file: string, index: number, entry: unknown, fields: readonly string[]): string {
  const label = fields.flatMap((field) => textOf(entry, field) ?? []).join(', ');
  return `${file}, entry ${index + 1}${label ? ` (${label})` : ''}`;
}

/** Reports each value that an earlier entry has already used. */
function duplicates(entries: readonly { place: string; entry: unknown }[], field: string): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ place, entry }) => {
    const value = textOf(entry, field);
    const other = value && first.get(value.toLowerCase());
    if (other) return [`${place}, ${field}: "${value}" is already used by ${other}.`];
    if (value) first.set(value.toLowerCase(), place);
    return [];
  });
}

function readEntries<Entry>(
  { folder, schema, unique }: CatalogueFolder<Entry>,
  files: readonly SourceFile[],
): Entry[] {
  const problems: string[] = [];
  const found: { place: string; entry: unknown }[] = [];
  const entries: Entry[] = [];
  for (const file of files) {
    const parsed = parse(file);
    problems.push(...parsed.problems);
    parsed.list.forEach((entry, index) => {
      const place = placeOf(file.name, index, entry, unique);
      found.push({ place, entry });
      const result = schema.safeParse(entry, { error: issueMessage });
      if (result.success) entries.push(result.data);
      else
        problems.push(...result.error.issues.map((issue) => `${place}${fieldOf(issue)}: ${issue.message}.`));
    });
  }
  // Nothing at all would delete everything that was shipped before.
  if (found.length === 0 && problems.length === 0) problems.push(`${folder} has no entries.`);
  problems.push(...unique.flatMap((field) => duplicates(found, field)));
  if (problems.length > 0) throw new Error(`The catalogue has mistakes:\n${problems.join('\n')}`);
  return entries;
}

/** The YAML files of a folder, in the order of their names, as one list of checked entries. */
export function catalogueFolder<Entry>(options: CatalogueFolder<Entry>): Catalogue<Entry> {
  return {
    get hash() {
      return hashOf(filesIn(options.folder));
    },
    read: () => readEntries(options, filesIn(options.folder)),
  };
}
