import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from './browser.mjs';
import { makeTree } from './fixture.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A PATH on which these browsers answer with these versions, and nothing else is. */
function onlyInstalled(browsers) {
  const scripts = Object.entries(browsers).map(([name, says]) => [name, `#!/bin/sh\necho '${says}'\n`]);
  const root = makeTree(Object.fromEntries(scripts));
  for (const name of Object.keys(browsers)) fs.chmodSync(path.join(root, name), 0o755);
  vi.stubEnv('PATH', root);
  vi.stubEnv('CHROMIUM_PATH', '');
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return { root, lines: () => said.mock.calls.map(([line]) => line) };
}

it('takes the full browser when the headless shell is there too, and says which one it uses', async () => {
  const { root, lines } = onlyInstalled({
    'chromium-headless-shell': 'Chromium Headless Shell 150.0.1',
    chromium: 'Chromium 150.0.2 built on Debian',
  });
  const file = path.join(root, 'chromium');
  expect(await findBrowser({ install: false })).toBe(file);
  expect(lines()).toEqual([`Browser: Chromium 150.0.2 built on Debian (${file})`]);
});

it('takes the headless shell when there is nothing else, and Chrome before it', async () => {
  const { root, lines } = onlyInstalled({ 'chromium-headless-shell': 'Chromium Headless Shell 150.0.1' });
  expect(await findBrowser({ install: false })).toBe(path.join(root, 'chromium-headless-shell'));
  expect(lines()[0]).toContain('Headless Shell 150.0.1');
  const withChrome = onlyInstalled({
    'chromium-headless-shell': 'Chromium Headless Shell 150.0.1',
    'chromium-browser': 'Command requires the snap to be installed',
    'google-chrome': 'Google Chrome 150.0.3',
  });
  expect(await findBrowser({ install: false })).toBe(path.join(withChrome.root, 'google-chrome'));
});

it('uses the one that CHROMIUM_PATH names, and refuses a name that leads nowhere', async () => {
  const { root } = onlyInstalled({ chromium: 'Chromium 150.0.2', mine: 'Chromium 1.0' });
  vi.stubEnv('CHROMIUM_PATH', path.join(root, 'mine'));
  expect(await findBrowser({ install: false })).toBe(path.join(root, 'mine'));
  vi.stubEnv('CHROMIUM_PATH', path.join(root, 'nothing'));
  await expect(findBrowser({ install: false })).rejects.toThrow(/CHROMIUM_PATH names .*nothing/);
});
