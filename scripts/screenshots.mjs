import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain, UserError } from './lib/terminal.mjs';

const FOLDER = inRoot('docs/images');
const PORT = '4390';
const SIZE = { width: 1280, height: 860 };
const READY = /is ready after .*: (http\S+)/;
const LOGIN = /^(Member|Administrator):\s+(\S+)\s+password: (\S+)/gm;

/** What stands in the README, by whom it is seen. */
const PICTURES = [
  { who: undefined, page: '/home', name: 'landing' },
  { who: 'Member', page: '/dashboard', name: 'dashboard' },
  { who: 'Member', page: '/calorietracker', name: 'tracker' },
  { who: 'Member', page: '/trends', name: 'trends' },
  { who: 'Administrator', page: '/admin/users', name: 'admin-users' },
];

/** Starts the demo; answers its address and its log-ins. */
function startDemo() {
  const demo = spawn(process.execPath, [inRoot('scripts/demo.mjs')], {
    env: { ...process.env, PORT, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => demo.once('exit', resolve));
  const stop = async () => {
    demo.kill('SIGTERM');
    await gone;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    demo.once('exit', () => reject(new UserError('The demo stopped before it was ready.')));
    demo.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      said += chunk;
      const address = READY.exec(said)?.[1];
      if (!address) return;
      const people = [...said.matchAll(LOGIN)].map(([, who, email, password]) => [who, { email, password }]);
      resolve({ address, stop, people: new Map(people) });
    });
  });
}

async function tokenOf(address, login) {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  return (await answer.json()).token;
}

async function takePicture(browser, { address, people }, { who, page: route, name }) {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
  if (who) {
    const stored = { token: await tokenOf(address, people.get(who)), isVerified: 'true' };
    if (who === 'Administrator') stored.isAdmin = 'true';
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
  }
  const page = await context.newPage();
  await page.goto(address + route, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  console.log(`  ${path.relative(inRoot('.'), file)}`);
  await context.close();
}

await runMain(async () => {
  await ensureInstalled();
  const { chromium } = await import('@playwright/test');
  const demo = await startDemo();
  const browser = await chromium.launch({
    executablePath: await findBrowser({ install: true }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  try {
    for (const picture of PICTURES) await takePicture(browser, demo, picture);
  } finally {
    await browser.close();
    await demo.stop();
  }
});
