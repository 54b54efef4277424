import { USUAL_LAYOUT } from '@fitarc/domain/meal';
import { USUAL_GYM_WEIGHTS } from '@fitarc/domain/plates';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
let ada: Person;
beforeEach(async () => {
  ada = await t.cast.ada();
});

const read = async () => (await t.request('GET', '/api/preferences', { token: ada.token })).body;
const change = (body: object) => t.request('PUT', '/api/preferences', { token: ada.token, body });

describe('preferences', () => {
  it('follow the units of the profile until they are chosen (R-799)', async () => {
    const profile = { weight_unit: 'lbs', height_unit: 'in' };
    await t.request('PUT', '/api/users/profile', { token: ada.token, body: profile });
    expect(await read()).toEqual({
      weight_unit: 'lbs',
      length_unit: 'in',
      distance_unit: 'mi',
      units_chosen: false,
      effort: 'off',
      gym_weights: {},
      meal_layout: USUAL_LAYOUT,
    });
    await change({ weight_unit: 'kg' });
    expect(await read()).toMatchObject({
      weight_unit: 'kg',
      length_unit: 'in',
      distance_unit: 'km',
      units_chosen: true,
    });
  });

  it('keep what is not sent, and the weights of each unit', async () => {
    const { kg, lbs } = USUAL_GYM_WEIGHTS;
    await change({ effort: 'rir', gym_weights: { kg } });
    const answer = await change({ distance_unit: 'mi', gym_weights: { lbs } });
    expect(answer).toMatchObject({ status: 200, body: { effort: 'rir', distance_unit: 'mi' } });
    expect((await read()).gym_weights).toEqual({ kg, lbs });
    expect((await change({})).status).toBe(200);
  });

  it.each([
    [{ weight_unit: 'stone' }, 'Weight unit must be kg or lbs'],
    [{ distance_unit: 'm' }, 'Distance unit must be km or mi'],
    [{ effort: 'hard' }, 'Effort must be off, rpe or rir'],
    [{ gym_weights: { kg: { bar: -1 } } }, 'Bar must be a number between 0 and 100'],
    [
      { gym_weights: { kg: { ...USUAL_GYM_WEIGHTS.kg, plates: [{ weight: 20, pairs: 1.5 }] } } },
      'Pairs must be a whole number between 0 and 20',
    ],
  ])('%j is refused in words', async (body, message) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { message } });
  });

  it('are part of a download of one’s data (R-800)', async () => {
    await change({ weight_unit: 'lbs' });
    const { body } = await t.request('GET', '/api/users/export', { token: ada.token });
    expect(body.preferences).toMatchObject([{ weight_unit: 'lbs' }]);
  });

  it('name and order the meals of the day (R-936)', async () => {
    const slots = [
      { slot: 'dinner', name: 'Supper' },
      { slot: 'snack', name: 'In between' },
      { slot: 'breakfast', name: 'Breakfast' },
      { slot: 'lunch', name: 'Lunch' },
    ];
    await change({ meal_layout: { flat: true, slots } });
    expect(await read()).toMatchObject({ meal_layout: { flat: true, slots } });
    const twice = { flat: false, slots: [slots[0], slots[0], slots[2], slots[3]] };
    for (const odd of [{ flat: 1, slots }, { flat: false, slots: [] }, twice, { flat: false }])
      expect((await change({ meal_layout: odd })).status).toBe(400);
    const unnamed = slots.map(({ slot }) => ({ slot, name: ' ' }));
    expect((await change({ meal_layout: { flat: false, slots: unnamed } })).body.message).toBe(
      'Name is required',
    );
  });
});
