import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];

async function fileOf(name: string, timeZone = 'America/New_York') {
  const { rawPayload, headers } = await t.server.inject({
    method: 'GET',
    url: '/api/users/export?format=zip',
    headers: { authorization: `Bearer ${ada.token}`, 'x-time-zone': timeZone },
  });
  expect(headers['content-type']).toBe('application/zip');
  const file = unzipSync(rawPayload)[name];
  return strFromU8(file ?? new Uint8Array()).split('\r\n');
}

it('has the workouts in the columns of Hevy, with local times, one row per set, newest first (R-758)', async () => {
  const mine = workoutsOf(t, ada);
  await logged(mine, {
    workout_type: 'Custom',
    workout_name: 'Push, heavy',
    date: '2026-03-07',
    notes: 'felt good',
    started_at: '2026-03-07T13:00:00Z',
    ended_at: '2026-03-07T14:05:00Z',
    exercises: [
      {
        exercise_name: 'Bench',
        superset: 1,
        notes: 'feet flat',
        set_details: [
          { kind: 'warm_up', weight: 40, reps: 10 },
          { weight: 82.5, reps: 6, rpe: 8.5 },
          { kind: 'drop', reps: 0, seconds: 75, metres: 1250 },
        ],
      },
    ],
  });
  await logged(mine, {
    date: '2026-03-08',
    exercises: [{ exercise_name: '=Curl', sets: 1, reps: 8, weight: 20 }],
  });
  await logged(workoutsOf(t, grace), { date: '2026-03-08' });
  expect(await fileOf('workouts-hevy.csv')).toEqual([
    'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe',
    `Push,"8 Mar 2026, 00:00","8 Mar 2026, 00:45",,'=Curl,,,0,normal,20,8,,,`,
    '"Push, heavy","7 Mar 2026, 08:00","7 Mar 2026, 09:05",felt good,Bench,0,feet flat,0,warmup,40,10,,,',
    '"Push, heavy","7 Mar 2026, 08:00","7 Mar 2026, 09:05",felt good,Bench,0,feet flat,1,normal,82.5,6,,,8.5',
    '"Push, heavy","7 Mar 2026, 08:00","7 Mar 2026, 09:05",felt good,Bench,0,feet flat,2,dropset,,0,1.25,75,',
    '',
  ]);
});

it('has pounds and miles for whoever reads in them, as typed (R-759)', async () => {
  const units = { weight_unit: 'lbs', distance_unit: 'mi' };
  const change = (body: object) => t.request('PUT', '/api/preferences', { token: ada.token, body });
  await change(units);
  const set_details = [{ weight: 135, reps: 5, metres: 1609.34 }];
  const exercises = [{ exercise_name: 'Carry', set_details }];
  await logged(workoutsOf(t, ada), { date: '2026-03-09', weight_unit: 'lbs', exercises });
  const [header = '', first = ''] = await fileOf('workouts-hevy.csv');
  expect(header).toContain('weight_lbs,reps,distance_miles');
  expect(first).toContain(',normal,135,5,1,');
  await change({ weight_unit: 'kg', distance_unit: 'km' });
});

it('has the meals in the columns of Cronometer, with local times (R-760)', async () => {
  const mine = mealsOf(t, ada);
  const details = { slot: 'snack', fiber: 10.6, sugar: 0.9, saturated_fat: 1.2, sodium: 2 };
  await mine.add(mealBody({ ...details, eaten_at: '2026-03-08T12:05:00Z', date: '2026-03-08' }));
  await mine.add(mealBody({ name: 'Soup, hot', serving: '1 bowl' }));
  await mealsOf(t, grace).add(mealBody());
  expect(await fileOf('foods-cronometer.csv')).toEqual([
    'Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fiber (g),Sugars (g),Fat (g),Saturated (g),Protein (g),Sodium (mg),Category',
    '2026-03-08,8:05 AM,Snacks,Oats,100.00 g,389,66.3,10.6,0.9,6.9,1.2,16.9,2,',
    '2026-03-02,,Uncategorized,"Soup, hot",1 bowl,389,66.3,,,6.9,,16.9,,',
    '',
  ]);
});
