import { readFileSync } from 'node:fs';
import { IMPORT_SOURCE_KEYS, IMPORT_SOURCES } from '@fitarc/domain/import-source';
import { expect, it } from 'vitest';
import { EXPORT_STEPS } from './export-steps.ts';

const guide = readFileSync(new URL('../../../../../docs/import.md', import.meta.url), 'utf8');
const sectionOf = (name: string) => guide.split(`\n### ${name}\n`)[1]?.split('\n### ')[0];

it.each(IMPORT_SOURCE_KEYS)(
  '%s has steps here and in the guide, marked alike where nobody tried it',
  (source) => {
    const section = sectionOf(IMPORT_SOURCES[source]);
    expect(section).toMatch(/Comes along:[\s\S]*Left out:/);
    expect(EXPORT_STEPS[source].steps.length).toBeGreaterThan(0);
    expect(section?.startsWith("\n(from the app's documentation; not tried by us)")).toBe(
      EXPORT_STEPS[source].isUntried === true,
    );
  },
);
