import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { readHealthConnect } from './health-connect.ts';
import { openFile } from './open-file.ts';
import { UnreadableFile } from './parsed-file.ts';

/** 2026-03-01, 07:12:30 at +01:00. */
const AT = Date.UTC(2026, 2, 1, 6, 12, 30);
const DAY = AT / 86_400_000 - ((AT / 86_400_000) % 1);

async function database(statements: string): Promise<Uint8Array<ArrayBuffer>> {
  const sql = await initSqlJs();
  const db = new sql.Database();
  db.run(statements);
  return new Uint8Array(db.export());
}

describe('Health Connect', () => {
  it('reads grams, calories, percent and sessions; what was not recorded is unknown', async () => {
    const bytes = await database(`
      create table weight_record_table (time integer, zone_offset integer, local_date integer, weight real);
      insert into weight_record_table values (${AT}, 3600, ${DAY}, 81350), (${AT + 1000}, 3600, ${DAY}, 81400);
      create table body_fat_record_table (time integer, zone_offset integer, local_date integer, percentage real);
      insert into body_fat_record_table values (${AT}, 3600, ${DAY}, 18.9);
      create table nutrition_record_table (start_time integer, start_zone_offset integer, local_date integer,
        meal_type integer, meal_name text, energy real, protein real, total_carbohydrate real, total_fat real,
        dietary_fiber real, sugar real, saturated_fat real, sodium real);
      insert into nutrition_record_table values
        (${AT}, 3600, ${DAY}, 1, 'Oats', 227400, 7.9, 40.62, 3.91, 5e-324, 5e-324, 0, 0.0036),
        (${AT}, 3600, ${DAY}, 1, null, 100000, null, null, null, null, null, null, null),
        (${AT}, 3600, ${DAY}, 1, null, 200000, null, null, null, null, null, null, null);
      create table exercise_session_record_table (start_time integer, start_zone_offset integer, end_time integer,
        local_date integer, exercise_type integer, title text, notes text);
      insert into exercise_session_record_table values (${AT}, 3600, ${AT + 1_890_000}, ${DAY}, 56, null, 'easy');`);
    const file = await openFile(new Blob([bytes]));
    expect(file.source).toBe('health_connect');
    expect(file.weights).toEqual([{ key: '2026-03-01', date: '2026-03-01', weight: 81.35, unit: 'kg' }]);
    expect(file.measurements).toMatchObject([{ kind: 'body_fat', value: 18.9 }]);
    expect(file.meals).toMatchObject([
      { name: 'Oats', slot: 'breakfast', calories: 227.4, sodium: 3.6, saturatedFat: 0 },
      { name: 'Food (Health Connect)', calories: 100 },
      { name: 'Food (Health Connect)', calories: 200 },
    ]);
    expect(new Set(file.meals.map(({ key }) => key)).size).toBe(3);
    expect(file.meals[0]?.fiber).toBeUndefined();
    expect(file.workouts).toMatchObject([
      { name: 'Running', date: '2026-03-01', minutes: 32, notes: 'easy' },
    ]);
    expect(file.leftOut).toMatchObject([{ count: 1 }]);
  });

  it('refuses another database', async () => {
    await expect(readHealthConnect(await database('create table a (b)'))).rejects.toThrow(UnreadableFile);
  });
});
