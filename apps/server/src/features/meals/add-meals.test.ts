import { describe, expect, it } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { MEALS_A_DAY } from './meals.service.ts';

const t = await startTestApp();
const ada = mealsOf(t, await t.cast.ada());
const names = async (date?: string) => (await ada.on(date)).list.map(({ name }) => name);

describe('several foods at once', () => {
  it('are added in their order, with meal and time (R-947)', async () => {
    const place = { slot: 'lunch', eaten_at: '2026-03-02T12:30:00Z' };
    const { status, list } = await ada.addAll([
      mealBody({ name: 'Rice', ...place }),
      mealBody({ name: 'Dal', ...place }),
    ]);
    expect(status).toBe(201);
    expect(list).toEqual([
      expect.objectContaining({ name: 'Rice', slot: 'lunch', eaten_at: '2026-03-02T12:30:00.000Z' }),
      expect.objectContaining({ name: 'Dal' }),
    ]);
    expect(await names()).toEqual(['Rice', 'Dal']);
  });

  it('one that cannot be stored keeps the others out (R-948)', async () => {
    const day = { date: '2026-03-05' };
    const answer = await ada.addAll([mealBody(day), mealBody({ ...day, calories: -1 })]);
    expect(answer.status).toBe(400);
    expect(await names('2026-03-05')).toEqual([]);
    expect((await ada.addAll([])).body.message).toBe('Please add at least one meal');
    expect((await ada.addAll(Array.from({ length: 61 }, () => mealBody(day)))).status).toBe(400);
  });

  it('sent twice under one key are stored once (R-949)', async () => {
    const day = { date: '2026-03-06' };
    await ada.addAll([mealBody(day), mealBody(day)], 'both');
    await ada.addAll([mealBody(day), mealBody(day)], 'both');
    expect(await names('2026-03-06')).toHaveLength(2);
  });

  it('never fill a day beyond its bound', async () => {
    const day = { date: '2026-03-07' };
    for (let left = MEALS_A_DAY; left > 0; left -= 50)
      expect((await ada.addAll(Array.from({ length: Math.min(50, left) }, () => mealBody(day)))).status).toBe(
        201,
      );
    expect((await ada.addAll([mealBody(day)])).body.message).toContain(`at most ${MEALS_A_DAY} meals`);
  });
});
