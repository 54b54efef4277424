import { addDays, localDate } from '@fitarc/domain/local-date';
import { USUAL_LAYOUT } from '@fitarc/domain/meal';
import type { Operation, Schema } from './api-operations.ts';
import { newBarcode } from './foods.ts';

let count = 0;
/** A day nobody has used: of some things there are only so many a day. */
const newDay = () => addDays(localDate('2001-01-01'), ++count % 8_000);

/** What a name says and a schema does not, whichever call it is in. */
const BY_NAME: Record<string, () => unknown> = {
  name: () => `Odd ${++count}`,
  gender: () => 'other',
  dateOfBirth: () => '1990-12-10',
  date_of_birth: () => '1990-12-10',
  difficulty: () => 'Beginner',
  video_url: () => 'https://video.example.org/1',
  image_url: () => null,
  equipment_options: () => ['Dumbbells'],
  muscle_groups: () => ['Arms'],
  muscles: () => ['Biceps'],
  secondary_muscles: () => ['Triceps'],
  movement: () => 'curl dumbbells',
  barcode: newBarcode,
  groupName: () => 'Arms',
  muscleGroupName: () => 'Arms',
  exerciseIds: () => '1',
  from: () => '2026-03-02',
  meal_ids: () => null,
  visibility: () => 'public',
  // Somebody else's, which is the only kind that can be reported.
  contentId: () => 2,
  version: () => null,
  seen: () => null,
  // The one type whose name is read.
  workout_type: () => 'Custom',
  started_on: () => '2026-03-02',
  started_at: () => '2026-03-02T17:00:00Z',
  ended_at: () => '2026-03-02T18:00:00Z',
  eaten_at: () => '2026-03-02T12:00:00Z',
  nutrients: () => ({ potassium_mg: 210.5 }),
  slots: () => USUAL_LAYOUT.slots,
  links: () => [{ label: 'Odd', url: 'https://odd.example' }],
  sign_up_domains: () => [],
  // It would close the administration.
  admins_need_second_factor: () => false,
  support_email: () => 'odd@example.org',
  ends_at: () => '2099-01-01T00:00:00Z',
  // Nobody is there.
  address: () => 'http://127.0.0.1:9/hook',
  // 24 bytes in hex: the browser's secret of a sign-in.
  binding: () => 'ab'.repeat(24),
  by_day: () => ({ kind: 'weekday', days: {} }),
};
const DAY = /date|^(from|to|until)$/i;
const TEXTS = ['1', '123456', '2001-01-01', 'Odd'];

export type Known = Readonly<Record<string, unknown>>;

function sampleText({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): string {
  const fitting = TEXTS.find((text) => (pattern ? new RegExp(pattern).test(text) : text === 'Odd')) ?? 'Odd';
  return fitting.padEnd(minLength, 'x').slice(0, maxLength);
}

/** A value the schema allows; what is known about the caller comes before what is known by name. */
export function sampleOf(schema: Schema, known: Known, name = ''): unknown {
  if (name in known) return known[name];
  const byName = BY_NAME[name];
  if (byName) return byName();
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first) return sampleOf(first, known);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'string') return DAY.test(name) ? newDay() : sampleText(schema);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number')
    return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? 1);
  if (type === 'array') return schema.items ? [sampleOf(schema.items, known)] : [];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sampleOf(part, known, key)]),
  );
}

export interface Sample {
  readonly path: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: unknown;
}

/** A request the operation would take: what it needs in the address, everything it knows in the body. */
export function sampleRequest({ parameters, body }: Operation, known: Known): Sample {
  const given = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && (place === 'path' || parameter.required))
        .map(({ name, schema }) => [name, String(sampleOf(schema, known, name))]),
    );
  return { path: given('path'), query: given('query'), body: body && sampleOf(body, known) };
}
