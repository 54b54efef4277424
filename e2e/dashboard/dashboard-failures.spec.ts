import { CARDS, card, PROFILE } from '../support/dashboard.ts';
import { enter, member } from '../support/members.ts';
import { type Answer, stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

test.use({ allowConsole: refused(401, 403, 404, 500) });

const FAILURES: [string, Answer | 'abort', string][] = [
  ['R-243', { status: 403, json: { message: 'No' } }, 'You do not have permission to access this data.'],
  ['R-244', { status: 404, json: { message: 'No' } }, 'Requested data not found.'],
  ['R-245', { status: 500, json: { message: 'No' } }, 'Failed to load dashboard data. Please try again.'],
  ['R-246', 'abort', 'No response from server. Please check your network connection.'],
  ['R-247', { status: 200, body: '<html>' }, 'An unexpected error occurred. Please try again.'],
];

test(`${FAILURES.map(([row]) => row).join(' ')} what the page says when profile or workouts fail, and Try Again`, async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  let profile: Answer | 'abort' = {};
  await stub(page, '/users/profile', async (route) => {
    if (profile === 'abort') return route.abort('connectionrefused');
    const { status = 200, json, body } = profile;
    return route.fulfill({ status, ...(json ? { json } : { body: body ?? '' }) });
  });
  const again = page.getByRole('button', { name: 'Try Again' });
  for (const [row, answer, text] of FAILURES) {
    profile = answer;
    if (row === FAILURES[0]?.[0]) await page.goto('/dashboard');
    else await again.click();
    await expect(page.getByRole('alert')).toContainText(text);
    for (const name of CARDS) await expect(card(page, name)).toHaveCount(0);
  }
  profile = { json: PROFILE };
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await stub(page, '/workouts/?*', { status: 500, json: { message: 'No' } });
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to load dashboard data. Please try again.');
});

test('R-242 A-184 a session that is over leads to the login page, which says so', async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  await stub(page, '/users/profile', {
    status: 401,
    json: { message: 'Unauthorized. Please log in again.' },
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Unauthorized. Please log in again.')).toBeVisible();
});

test('R-213 R-241 without a profile and with failing trends the rest of the page stays', async ({
  page,
  request,
}) => {
  await enter(page, await member(request));
  await stub(page, '/trends/**', { status: 500, json: { message: 'No' } });
  await stub(page, '/nutrition/**', { status: 500, json: { message: 'No' } });
  await stub(page, '/workouts/plans/', { status: 500, json: { message: 'No' } });
  for (const json of [{}, null]) {
    await stub(page, '/users/profile', { body: JSON.stringify(json), contentType: 'application/json' });
    await page.goto('/dashboard');
    await expect(page.getByText('No profile data found')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, User' })).toBeVisible();
    await expect(page.getByText('No nutrition data available')).toBeVisible();
    await expect(card(page, 'Recent workouts')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
