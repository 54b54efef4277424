import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { foodSchema } from '../features/foods/catalogue/food-catalogue.schema.ts';
import { exerciseSchema } from '../features/library/catalogue.schema.ts';
import { programSchema } from '../features/programs/programs.schema.ts';
import { CATALOGUE_DIR } from '../paths.ts';

/** What an editor shows and checks while somebody types. */
function jsonSchemaOf(entry: z.ZodType): string {
  const schema = z.toJSONSchema(z.array(entry), {
    io: 'input',
    // Zod's readonly is about our types; an editor would take it for a field nobody may change.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly;
    },
  });
  return `${JSON.stringify(schema, null, 2)}\n`;
}

describe.each([
  ['exercise', 'exercises', exerciseSchema],
  ['food', 'foods', foodSchema],
  ['program', 'programs', programSchema],
])('%s.schema.json', (name, folder, schema) => {
  const file = `${name}.schema.json`;

  it('matches the Zod schema; if not, run npx vitest run apps/server/src/catalogue --update', async () => {
    await expect(jsonSchemaOf(schema)).toMatchFileSnapshot(join(CATALOGUE_DIR, file));
  });

  it('is named in the first line of each file', () => {
    const files = readdirSync(join(CATALOGUE_DIR, folder));
    const firstLines = files.map(
      (one) => readFileSync(join(CATALOGUE_DIR, folder, one), 'utf8').split('\n')[0],
    );
    expect(new Set(firstLines)).toEqual(new Set([`# yaml-language-server: $schema=../${file}`]));
  });
});
