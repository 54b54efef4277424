import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:23911';
const api = async (method, path, token, body) => {
  const r = await fetch(`${base}/api${path}`, { method, headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), 'x-time-zone': 'Europe/Berlin' }, body: body ? JSON.stringify(body) : undefined });
  return r.json();
};
const { token } = await api('POST', '/auth/login', null, { email: 'boss@fitarc.test', password: 'an admin password' });
await api('PUT', '/users/profile', token, { first_name: 'Ada', height: 180, current_weight: 80, target_weight: 75, fitness_goal: 'muscle_gain', activity_level: 'moderately_active', primary_focus: 'strength', weight_unit: 'kg', height_unit: 'cm' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const which = process.argv[2] ?? 'editor';
const sizes = [[360, 780], [768, 1000], [1280, 900]];
for (const [width, height] of sizes) for (const theme of ['light', 'dark']) {
  if (width === 768 && theme === 'dark') continue;
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US', timezoneId: 'Europe/Berlin', colorScheme: theme });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(width, theme, m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await page.goto(`${base}/start.js`);
  await page.evaluate((t) => { localStorage.setItem('token', t); localStorage.setItem('isVerified', 'true'); localStorage.setItem('isAdmin','true'); }, token);
  const shot = async (name) => {
    await page.waitForTimeout(500);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) console.log('OVERFLOW', name, width, over);
    await page.screenshot({ path: `/tmp/look/${name}-${width}-${theme}.png`, fullPage: true });
  };
  const steps = (await import('/tmp/look-steps.mjs')).default;
  await steps[which]({ page, base, shot, api, token, width, theme });
  await context.close();
}
await browser.close();
