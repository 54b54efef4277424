import {
  ADMIN,
  enter,
  freshEmail,
  member,
  PASSWORD,
  register,
  stored,
  verified,
} from '../support/members.ts';
import { fakeToken, stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';

const USER = {
  user_id: 7,
  email: 'x@y.zz',
  email_verified: true,
  is_profile_complete: true,
  is_admin: false,
};
const token = fakeToken({ email: 'x@y.zz', email_verified: true });

async function logIn(page: import('@playwright/test').Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test.describe('against the real server', () => {
  test('R-101 R-102 R-103 R-104 fields, the toggle and the links', async ({ page }) => {
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });

  test('R-108 an administrator with a complete profile goes to /admin', async ({ page, request }) => {
    const { token: adminToken } = await (await request.post('/api/auth/login', { data: ADMIN })).json();
    await request.put('/api/users/profile', {
      headers: { authorization: `Bearer ${adminToken}` },
      data: {
        height: 180,
        current_weight: 80,
        fitness_goal: 'endurance',
        activity_level: 'sedentary',
        primary_focus: 'cardio',
      },
    });
    await page.goto('/login');
    await logIn(page, ADMIN.email, ADMIN.password);
    await expect(page).toHaveURL(/\/admin$/);
    expect(await stored(page, 'isAdmin')).toBe('true');
  });

  test('R-109 R-111 a member goes to /dashboard; token and flags are stored', async ({ page, request }) => {
    const { email } = await member(request);
    await page.goto('/login');
    await logIn(page, ` ${email.toUpperCase()} `, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await stored(page, 'token')).toMatch(/^ey/);
    expect(await stored(page, 'isVerified')).toBe('true');
    expect(await stored(page, 'isAdmin')).toBeNull();
    expect(await stored(page, 'firstTimeSetup')).toBeNull();
  });

  test('R-110 R-112 an incomplete profile leads to /profile-setup', async ({ page, request }) => {
    const { email } = await verified(request);
    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/profile-setup$/);
    expect(await stored(page, 'firstTimeSetup')).toBe('true');
  });

  test('A-062 an unverified account may log in and ends at /verify-email', async ({ page, request }) => {
    const { email } = await register(request);
    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/verify-email$/);
    expect(await stored(page, 'isVerified')).toBe('false');
  });

  test.describe('refused', () => {
    test.use({ allowConsole: refused(401) });
    test('A-064 one neutral sentence for a wrong password and an unknown address', async ({
      page,
      request,
    }) => {
      const { email } = await member(request);
      await page.goto('/login');
      for (const address of [email, freshEmail('nobody')]) {
        await logIn(page, address, 'wrong password');
        await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
        await expect(page.getByLabel('Email')).toHaveValue(address);
      }
      expect(await stored(page, 'token')).toBeNull();
    });
  });

  test('A-036 logging in replaces the former session with all its flags', async ({ page, request }) => {
    await enter(
      page,
      { email: 'old@fitarc.test', token: 'old' },
      { isAdmin: 'true', firstTimeSetup: 'true' },
    );
    const { email } = await member(request);
    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await stored(page, 'isAdmin')).toBeNull();
  });
});

test.describe('validation, without a call', () => {
  test('R-105 R-106 R-107 the texts', async ({ page }) => {
    const calls = await stub(page, '/auth/login', { json: {} });
    await page.goto('/login');
    await logIn(page, '', '');
    await expect(page.getByText('Please enter your email', { exact: true })).toBeVisible();
    await expect(page.getByText('Please enter your password', { exact: true })).toBeVisible();
    for (const wrong of ['ada', 'ada@', 'ada@example', 'a b@example.org']) {
      await logIn(page, wrong, 'x');
      await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
    }
    expect(calls).toEqual([]);
  });
});

test.describe('answers', () => {
  test('R-116 R-120 sends exactly email and password, and strips a Bearer prefix', async ({ page }) => {
    await stub(page, '/**', { json: {} });
    const calls = await stub(page, '/auth/login', { json: { token: `Bearer ${token}`, user: USER } });
    const profile = await stub(page, '/users/profile', { json: { first_name: 'Ada' } });
    await page.goto('/login');
    await logIn(page, 'x@y.zz', ' pass word ');
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(calls[0]).toMatchObject({ method: 'POST', body: { email: 'x@y.zz', password: ' pass word ' } });
    expect(await stored(page, 'token')).toBe(token);
    await expect.poll(() => profile[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  test('R-113 R-114 R-115 email_verified is believed in every spelling', async ({ page }) => {
    await stub(page, '/**', { json: {} });
    for (const [row, email_verified, target] of [
      ['R-113', true, /\/dashboard$/],
      ['R-114', 't', /\/dashboard$/],
      ['R-115', 'f', /\/verify-email$/],
      ['R-115', false, /\/verify-email$/],
    ] as const) {
      const json = { token: fakeToken({ email: 'x@y.zz' }), user: { ...USER, email_verified } };
      await stub(page, '/auth/login', { json });
      await page.goto('/login');
      await logIn(page, 'x@y.zz', 'password');
      await expect(page, row).toHaveURL(target);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('R-117 R-677 an answer without a token stores nothing', async ({ page }) => {
    await stub(page, '/auth/login', { json: { user: USER } });
    await page.goto('/login');
    await logIn(page, 'x@y.zz', 'password');
    await expect(page.getByRole('alert')).toHaveText('No authentication token received');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page).toHaveURL(/\/login$/);
  });

  test.describe('failures', () => {
    test.use({ allowConsole: refused(500, 502) });
    test('R-118 R-119 R-672 R-674 the server’s message, else our own text', async ({ page }) => {
      const show = page.getByRole('alert');
      await page.goto('/login');
      const cases = [
        [{ status: 500, json: { message: 'The gym is closed' } }, 'The gym is closed'],
        [{ status: 500, json: { error: 'Only an error' } }, 'Only an error'],
        [{ status: 500, json: {} }, 'Login failed. Please try again.'],
        [{ status: 502, body: '<html>', contentType: 'text/html' }, 'Login failed. Please try again.'],
      ] as const;
      for (const [answer, text] of cases) {
        await page.unrouteAll();
        await stub(page, '/auth/login', answer);
        await logIn(page, 'x@y.zz', 'password');
        await expect(show).toHaveText(text);
      }
      await page.unrouteAll();
      await stub(page, '/auth/login', 'abort');
      await logIn(page, 'x@y.zz', 'password');
      await expect(show).toContainText('No response received from server');
    });
  });

  test('A-170 the button is busy while the call runs, so a second press does nothing', async ({ page }) => {
    let finish = () => {};
    const calls = await stub(page, '/auth/login', async (route) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      await route.fulfill({ json: {} });
    });
    await page.goto('/login');
    await logIn(page, 'x@y.zz', 'password');
    const button = page.getByRole('main').getByRole('button', { name: 'Logging in…' });
    await expect(button).toBeDisabled();
    await button.click({ force: true });
    await page.getByLabel('Email').press('Enter');
    finish();
    await expect(page.getByRole('alert')).toHaveText('No authentication token received');
    expect(calls).toHaveLength(1);
  });
});
