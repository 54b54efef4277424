import { as } from '../support/exercises.ts';
import { pressOn } from '../support/keyboard.ts';
import { admin, enter, member } from '../support/members.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { press, row } from './queues.ts';

test.use({ allowConsole: refused(500) });

let count = 0;
const suggestion = () => ({
  name: `Odd curl ${process.pid} ${++count}`,
  description: '',
  instructions: '',
  difficulty: 'Beginner',
  video_url: '',
  equipment_options: ['Dumbbells'],
  muscle_groups: ['Arms'],
  muscles: ['Biceps'],
});

test('R-1000 a suggestion that was approved or rejected by mistake goes back to review', async ({
  page,
  request,
}) => {
  const boss = await admin(request);
  const ada = await member(request);
  const made = await Promise.all(
    ['approve', 'reject'].map(async (status) => {
      const data = suggestion();
      const sent = await request.post('/api/workouts/submissions', { headers: as(ada), data });
      const { id } = await sent.json();
      const body = { status, note: status === 'reject' ? 'We have it' : '' };
      await request.post(`/api/admin/workout-submissions/${id}/review`, { headers: as(boss), data: body });
      return data.name;
    }),
  );
  const [approved = '', rejected = ''] = made;
  await enter(page, boss);
  await page.goto('/admin/workouts');
  const views = page.getByRole('group', { name: 'Suggestions' });

  await test.step('approved: it says what comes of it, and a failure', async () => {
    await views.getByRole('button', { name: 'Approved' }).click();
    await expect(page).toHaveURL(/state=approved/);
    await expect(row(page, approved)).toContainText(ada.email);
    await expectAccessible(page);
    await row(page, approved).getByRole('button', { name: 'Back to review' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('its exercise leaves the library');
    await stub(page, '/admin/workout-submissions/*/reopen', { status: 500, json: {} });
    await press(page, 'Back to review').click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
      'Failed to put it back into review',
    );
    await page.unrouteAll();
    await press(page, 'Back to review').click();
    await expect(row(page, approved)).toHaveCount(0);
    const library = await request.get('/api/workouts/exercises?muscleGroup=Arms', { headers: as(ada) });
    expect(await library.text()).not.toContain(approved);
  });

  await test.step('rejected, with the note; on a phone, by keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/admin/workouts?state=rejected');
    await expect(row(page, rejected)).toContainText('We have it');
    await expectNoSidewaysScroll(page);
    await pressOn(page, row(page, rejected).getByRole('button', { name: 'Back to review' }));
    await pressOn(page, press(page, 'Back to review'));
    await expect(row(page, rejected)).toHaveCount(0);
    await views.getByRole('button', { name: 'Waiting' }).click();
    await page.goto('/admin/workouts?page=9999');
    await expect(row(page, rejected)).toBeVisible();
    await expect(row(page, approved)).toBeVisible();
  });
});
