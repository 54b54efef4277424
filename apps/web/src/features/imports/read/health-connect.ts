import { entryWithoutFood } from '@fitarc/domain/import-source';
import { isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import type { Database, SqlValue } from 'sql.js';
import { instantOf } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { readNumber } from './numbers.ts';
import {
  type ParsedFile,
  type ParsedMeal,
  type ParsedMeasurement,
  type ParsedWeight,
  type ParsedWorkout,
  UnreadableFile,
} from './parsed-file.ts';

export const isSqlite = (head: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(head.subarray(0, 15)) === 'SQLite format 3';

const DAMAGED = 'This Health Connect database is damaged or cut off. Please export it again.';

type Row = ReadonlyMap<string, SqlValue>;

const NOT_OURS =
  'This database is not a Health Connect export. Please choose the ZIP file that Health Connect saved.';

function rowsOf(db: Database, table: string): Row[] {
  const there = db.exec(`select 1 from sqlite_master where type = 'table' and name = '${table}'`);
  if (there.length === 0) return [];
  const [result] = db.exec(`select * from ${table}`);
  return (result?.values ?? []).map(
    (values) => new Map(result?.columns.map((name, at) => [name, values[at] ?? null])),
  );
}

const DAY_MS = 86_400_000;
const numberIn = (row: Row, name: string) => readNumber(String(row.get(name) ?? ''));

/** The day where it happened: by the day itself, else by the time and the offset in seconds. */
function whenOf(
  row: Row,
  prefix: '' | 'start_' = '',
): { date: LocalDate; time: string | undefined } | undefined {
  const day = numberIn(row, 'local_date');
  const ms = numberIn(row, `${prefix}time`);
  const offset = numberIn(row, `${prefix}zone_offset`) ?? 0;
  const at = day === undefined ? ms && ms + offset * 1000 : day * DAY_MS;
  const date = at === undefined ? undefined : instantOf(at)?.slice(0, 10);
  return date && isLocalDate(date) ? { date, time: ms ? instantOf(ms) : undefined } : undefined;
}

/** Grams; some exports have kilograms. */
const kilograms = (value: number) => Math.round((value > 1000 ? value / 1000 : value) * 100) / 100;

const SLOTS: Record<number, MealSlot> = { 1: 'breakfast', 2: 'lunch', 3: 'dinner', 4: 'snack' };
const ACTIVITIES: Record<number, string> = {
  8: 'Biking',
  16: 'Dancing',
  37: 'Hiking',
  53: 'Rowing',
  56: 'Running',
  57: 'Treadmill Running',
  70: 'Strength Training',
  73: 'Swimming',
  74: 'Swimming',
  79: 'Walking',
  81: 'Weightlifting',
  83: 'Yoga',
};

class HealthConnectReader {
  readonly leftOut = new LeftOutList();
  readonly rows: string[] = [];
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The rows of a table with their day. */
  *#dated(table: string, prefix: '' | 'start_' = '') {
    for (const row of rowsOf(this.#db, table)) {
      const when = whenOf(row, prefix);
      if (when) yield { row, ...when };
      else this.leftOut.add('Records without a date that can be read');
    }
  }

  weights(): ParsedWeight[] {
    const byDay = new Map<LocalDate, ParsedWeight>();
    for (const { row, date } of this.#dated('weight_record_table')) {
      const weight = numberIn(row, 'weight');
      if (!weight) continue;
      if (byDay.has(date)) this.leftOut.add('Further weights of a day; the first one is imported');
      else byDay.set(date, { key: date, date, weight: kilograms(weight), unit: 'kg' });
    }
    return [...byDay.values()];
  }

  bodyFat(): ParsedMeasurement[] {
    const byDay = new Map<LocalDate, ParsedMeasurement>();
    for (const { row, date } of this.#dated('body_fat_record_table')) {
      const value = numberIn(row, 'percentage');
      if (value && !byDay.has(date))
        byDay.set(date, { key: `${date} body_fat`, date, kind: 'body_fat', value, unit: '%' });
    }
    return [...byDay.values()];
  }

  meals(): ParsedMeal[] {
    const meals: ParsedMeal[] = [];
    const seen = new Set<string>();
    for (const { row, date, time } of this.#dated('nutrition_record_table', 'start_')) {
      const energy = numberIn(row, 'energy');
      if (energy === undefined) {
        this.leftOut.add('Foods without calories');
        continue;
      }
      const grams = (name: string) => {
        const value = numberIn(row, name);
        return value === undefined ? undefined : Math.round(value * 1000) / 1000;
      };
      const sodium = numberIn(row, 'sodium');
      const name = String(row.get('meal_name') ?? '').trim();
      const calories = Math.round(energy / 100) / 10;
      const place = `${time ?? date} ${name}`.slice(0, 280);
      // Foods of one meal have its time, and many apps give them no name.
      const key = seen.has(place) ? `${place} ${calories}` : place;
      seen.add(place);
      meals.push({
        key,
        date,
        name: name || entryWithoutFood('Food', 'health_connect'),
        slot: SLOTS[numberIn(row, 'meal_type') ?? 0],
        eatenAt: time,
        calories,
        protein: grams('protein'),
        carbs: grams('total_carbohydrate'),
        fats: grams('total_fat'),
        fiber: grams('dietary_fiber'),
        sugar: grams('sugar'),
        saturatedFat: grams('saturated_fat'),
        sodium: sodium === undefined ? undefined : Math.round(sodium * 1_000_000) / 1000,
      });
      this.rows.push(
        JSON.stringify(Object.fromEntries([...row].filter(([, value]) => !(value instanceof Uint8Array)))),
      );
    }
    return meals;
  }

  workouts(): ParsedWorkout[] {
    const workouts: ParsedWorkout[] = [];
    for (const { row, date, time } of this.#dated('exercise_session_record_table', 'start_')) {
      const [start, end] = [numberIn(row, 'start_time'), numberIn(row, 'end_time')];
      const seconds = start && end && end > start ? Math.round((end - start) / 1000) : undefined;
      const type = ACTIVITIES[numberIn(row, 'exercise_type') ?? -1] ?? 'Workout';
      const name = String(row.get('title') ?? '').trim() || type;
      workouts.push({
        key: `${time ?? date} ${name}`.slice(0, 300),
        name,
        date,
        startedAt: time,
        endedAt: end ? instantOf(end) : undefined,
        minutes: seconds && Math.round(seconds / 60),
        notes: String(row.get('notes') ?? '').trim() || undefined,
        exercises: [
          { name: type, sets: [{ kind: 'normal', reps: 0, weight: null, unit: undefined, seconds }] },
        ],
      });
    }
    return workouts;
  }
}

/** sql.js is loaded for this file alone. */
export async function readHealthConnect(
  bytes: Uint8Array,
  locateFile?: (name: string) => string,
): Promise<ParsedFile> {
  const { default: initSqlJs } = await import('sql.js');
  const sql = await initSqlJs(locateFile ? { locateFile } : undefined);
  const db = new sql.Database(bytes);
  try {
    const known = db.exec("select count(*) from sqlite_master where name like '%_record_table'")[0]
      ?.values[0]?.[0];
    if (!known) throw new UnreadableFile(NOT_OURS);
    const reader = new HealthConnectReader(db);
    return {
      ...emptyFile('health_connect'),
      weights: reader.weights(),
      measurements: reader.bodyFat(),
      meals: reader.meals(),
      workouts: reader.workouts(),
      leftOut: reader.leftOut.list(),
      rows: reader.rows,
    };
  } catch (error) {
    // Whatever SQLite says of a damaged file.
    throw error instanceof UnreadableFile ? error : new UnreadableFile(DAMAGED);
  } finally {
    db.close();
  }
}
