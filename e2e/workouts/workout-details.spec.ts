import { as } from '../support/exercises.ts';
import { enter, member } from '../support/members.ts';
import { idsByName } from '../support/plans.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

test('a logged workout shows what its sets have beyond reps and weight, and when it was', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const ids = await idsByName(request, ada, ['Barbell Back Squat', 'Pull-Up', 'Plank']);
  const data = {
    workout_type: 'Custom',
    workout_name: 'Evening',
    date: dayFromToday(),
    started_at: `${dayFromToday()}T10:05:00.000Z`,
    ended_at: `${dayFromToday()}T11:10:00.000Z`,
    exercises: [
      {
        exercise_id: ids.get('Barbell Back Squat'),
        superset: 1,
        set_details: [
          { weight: 60, reps: 8, kind: 'warm_up' },
          { weight: 100, reps: 5, rpe: 8.5, note: 'Left knee felt stiff at the bottom' },
          { weight: 110, reps: 0 },
        ],
      },
      { exercise_id: ids.get('Pull-Up'), superset: 1, set_details: [{ weight: -20, reps: 8 }] },
      { exercise_id: ids.get('Plank'), set_details: [{ weight: null, reps: 60, seconds: 60, metres: 5 }] },
    ],
  };
  const answer = await request.post('/api/workouts', { headers: as(ada), data });
  expect(answer.status(), await answer.text()).toBe(201);
  await enter(page, ada);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Evening/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Evening' });
  await expect(dialog.locator('dl')).toContainText(/Time\d\d:05 – \d\d:10/);
  const squats = dialog.getByRole('listitem').filter({ hasText: 'Barbell Back Squat' });
  await expect(squats).toContainText('Superset 1');
  await expect(squats.locator('ol li')).toHaveText([
    '160 kg × 8Warm-up',
    '2100 kg × 5 · RPE 8.5Left knee felt stiff at the bottom',
    '3110 kg × 0Failed',
  ]);
  const pulled = dialog.getByRole('listitem').filter({ hasText: 'Pull-Up' });
  await expect(pulled.locator('ol li')).toHaveText(['1-20 kg × 8Assisted']);
  const plank = dialog.getByRole('listitem').filter({ hasText: 'Plank' });
  await expect(plank.locator('ol li')).toHaveText(['160 s · 5 m']);
  await expect(plank).not.toContainText('Superset');
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `workout-details-${width}`));
});
