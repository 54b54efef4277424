import { TOKEN_SCOPE_NAMES } from '@fitarc/domain/token-scopes';
import { describe, expect, it } from 'vitest';
import { type Answer, startMcp } from '../../../test/mcp.ts';
import { newPlan, plansOf } from '../../../test/plans.ts';
import { newToken } from '../../../test/tokens.ts';
import { logged, workoutsOf } from '../../../test/workouts.ts';

const { t, connect, assistant, today } = await startMcp();

const ALL_TOOLS = [
  'day_summary',
  'last_time',
  'log_meal',
  'log_weight',
  'log_workout',
  'plan_today',
  'progress',
  'search_foods',
  'week_review',
  'weights',
];

describe('the tools', () => {
  it('are ten, say what they do, and which of them write (R-1215)', async () => {
    const { client } = await assistant();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(ALL_TOOLS);
    for (const { name, annotations, inputSchema, outputSchema, description } of tools) {
      const writes = name.startsWith('log_');
      expect(annotations).toMatchObject({ readOnlyHint: !writes, destructiveHint: writes });
      expect(inputSchema).toMatchObject({ type: 'object' });
      expect(outputSchema).toMatchObject({ type: 'object', properties: expect.any(Object) });
      expect(description).toMatch(/\S/);
    }
  });

  it('answer the protocol of 2026 as well, which needs no handshake (R-1223)', async () => {
    const client = await connect(await newToken(t, await t.cast.join(), TOKEN_SCOPE_NAMES), 'auto');
    expect((await client.listTools()).tools).toHaveLength(ALL_TOOLS.length);
    const answer = await client.callTool({ name: 'log_weight', arguments: { weight: 77 } });
    expect(answer.structuredContent).toMatchObject({ stored: { weight: 77 } });
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
  });

  it('are shown and run only as far as the scopes reach (R-1216)', async () => {
    const { client, call } = await assistant(['weights:read', 'diary:read']);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(['day_summary', 'search_foods', 'weights']);
    for (const name of ['log_weight', 'log_meal', 'progress'])
      await expect(call(name, { weight: 80 })).rejects.toThrow(/not found|Unknown/i);
  });

  it('know the weights of a member, log one, replace it and take it back (R-1217)', async () => {
    const { ask, api } = await assistant();
    const first = await ask('log_weight', { weight: 81.2 });
    expect(first).toMatchObject({ stored: { date: today, weight: 81.2, weight_kg: 81.2 }, replaced: null });
    const second = await ask('log_weight', { weight: 180, unit: 'lbs' });
    expect(second).toMatchObject({ stored: { weight_kg: 81.65 }, replaced: { weight: 81.2 } });
    expect(await ask('weights')).toMatchObject({ weights: [{ weight: 180, unit: 'lbs' }], change_kg: null });
    expect(await ask('log_weight', { undo: second.undo })).toMatchObject({ undone: true });
    expect(await api('/weights')).toMatchObject([{ weight: 81.2, unit: 'kg' }]);
    await ask('log_weight', { undo: first.undo });
    expect(await api('/weights')).toEqual([]);
  });

  it('find foods, and log them with the figures of FitArc (R-1218)', async () => {
    const { ask, api } = await assistant();
    const { foods } = (await ask('search_foods', { query: 'banana' })) as { foods: Answer[] };
    expect(foods[0]).toMatchObject({ name: expect.stringMatching(/^Banana/), calories: expect.any(Number) });
    const per100 = Number(foods[0]?.calories);
    const made = await ask('log_meal', {
      items: [{ food_id: foods[0]?.food_id, grams: 200 }],
      slot: 'snack',
    });
    expect(made.stored).toMatchObject([{ grams: 200, slot: 'snack' }]);
    const [stored] = await api(`/meals/date/${today}`);
    expect(Number(stored?.calories)).toBeCloseTo(per100 * 2, 0);
    const summary = await ask('day_summary');
    expect(summary).toMatchObject({ date: today, meals: [{ grams: 200 }], water: 0 });
    expect(await ask('log_meal', { undo: made.undo })).toMatchObject({ undone: 1 });
    expect(await api(`/meals/date/${today}`)).toEqual([]);
  });

  it('read a line of foods as people write it', async () => {
    const { ask, api } = await assistant();
    const made = await ask('log_meal', {
      text: '100 g toast, 2 eggs',
      date: '2026-03-02',
    });
    expect((made.stored as Answer[]).map(({ grams }) => grams)).toEqual([100, 100]);
    expect(await api('/meals/date/2026-03-02')).toHaveLength(2);
  });

  it('store nothing while a food is not found, unless told to skip it (R-1219)', async () => {
    const { ask, api } = await assistant();
    const text = '150 g rice, 30 g unobtainium flakes xyzzy';
    const refused = await ask('log_meal', { text });
    expect(refused).toMatchObject({ stored: [], undo: null });
    expect((refused.unmatched as Answer[]).length).toBeGreaterThan(0);
    expect(await api(`/meals/date/${today}`)).toEqual([]);
    const made = await ask('log_meal', { text, skip_unmatched: true });
    expect((made.stored as Answer[]).length).toBe(1);
    const unknown = await ask('log_meal', { items: [{ food_id: 99_999_999, grams: 10 }] });
    expect(unknown).toMatchObject({ stored: [], unmatched: [{ reason: 'There is no such food' }] });
  });

  it('take no calories from a model (R-1220)', async () => {
    const { ask, api } = await assistant();
    await ask('log_meal', { text: '100 g rice', calories: 1 });
    const [stored] = await api(`/meals/date/${today}`);
    expect(Number(stored?.calories)).toBeGreaterThan(50);
  });

  it('log a workout in shorthand, tell records, the last time and the progress, and take it back (R-1221)', async () => {
    const { ask, api } = await assistant();
    const text = 'bench press 3x8 80 kg; squat 5x5 225 lbs';
    const made = await ask('log_workout', { text, name: 'Morning', date: '2026-03-02' });
    expect(made.unmatched).toEqual([]);
    expect(made.stored).toMatchObject({
      name: 'Morning',
      date: '2026-03-02',
      exercises: [
        { exercise: expect.stringMatching(/bench press/i), sets: 3, reps: 8, weight_kg: 80 },
        { exercise: expect.stringMatching(/squat/i), sets: 5, reps: 5, weight_kg: 102.058 },
      ],
    });
    const heavier = await ask('log_workout', { text: 'bench press 3x8 85 kg' });
    expect(heavier.stored).toMatchObject({ records: [{ kind: 'best_set', value: 85 }, {}, {}] });
    const last = await ask('last_time', { exercise: 'bench press' });
    expect(last).toMatchObject({ date: today, sets: [{ weight_kg: 85, reps: 8 }, {}, {}] });
    const grown = await ask('progress', { exercise: 'bench press', days: 3650 });
    expect(grown).toMatchObject({ sessions: 2, records: { heaviest: { value: 85 } } });
    expect(grown.points).toHaveLength(2);
    await ask('log_workout', { undo: heavier.undo });
    expect(await api('/workouts/')).toHaveLength(1);
  });

  it('refuse a workout they cannot read, with candidates (R-1222)', async () => {
    const { ask, call, api } = await assistant();
    const refused = await ask('log_workout', { text: 'ran in the park; zzyzx press 3x8' });
    expect(refused).toMatchObject({
      stored: null,
      unmatched: [{ line: 'ran in the park' }, { candidates: expect.any(Array) }],
    });
    expect(await api('/workouts/')).toEqual([]);
    const none = await call('last_time', { exercise: 'zzyzx qqq' });
    expect(none.isError).toBe(true);
  });

  it('know the plan of a day and the week', async () => {
    const { ask, member } = await assistant();
    await newPlan(plansOf(t, member), { name: 'Strength' });
    const days = [
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ];
    const plans = await Promise.all(days.map((date) => ask('plan_today', { date })));
    expect(plans.every(({ plan }) => plan === 'Strength')).toBe(true);
    expect(plans.some(({ exercises }) => (exercises as unknown[]).length > 0)).toBe(true);
    await logged(workoutsOf(t, member), { date: '2026-03-03' });
    expect(await ask('week_review', { date: '2026-03-05' })).toMatchObject({
      from: '2026-03-02',
      to: '2026-03-08',
      workouts: 1,
    });
  });
});
