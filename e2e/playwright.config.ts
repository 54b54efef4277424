import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/lib/browser-flags.mjs';

// Evaluated again in every worker: what the first evaluation chose is handed down through the environment.
if (!process.env.FITARC_E2E_DATA) {
  process.env.FITARC_E2E_DATA = mkdtempSync(join(tmpdir(), 'fitarc-e2e-'));
  // Under root the engine runs as somebody else, who must be able to get in.
  chmodSync(process.env.FITARC_E2E_DATA, 0o755);
  process.env.FITARC_E2E_PORT = String(20_000 + (process.pid % 20_000));
  process.on('exit', () => rmSync(String(process.env.FITARC_E2E_DATA), { recursive: true, force: true }));
}
const port = Number(process.env.FITARC_E2E_PORT);
const galleryPort = port + 1;
const root = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // What passes only on a second try is named at the end: its cause is looked for, here or in the product.
  retries: process.env.CI ? 1 : 0,
  // These only end a hang, also on a slow machine; speed is measured in bench/.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // The shell worker would answer before a test's own answers do; e2e/offline is about it.
    serviceWorkers: 'block',
    // A trace doubles the time of every test; ask for one when a failure does not explain itself.
    trace: process.env.FITARC_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    { name: 'product', testIgnore: ['ui/**', 'offline/**'] },
    { name: 'offline', testDir: './offline', use: { serviceWorkers: 'allow' } },
    { name: 'gallery', testDir: './ui', use: { baseURL: `http://127.0.0.1:${galleryPort}` } },
  ],
  webServer: [
    {
      name: 'FitArc',
      command: 'npm start',
      cwd: root,
      url: `http://127.0.0.1:${port}/api/health`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: {
        PORT: String(port),
        DATA_DIR: process.env.FITARC_E2E_DATA,
        ADMIN_EMAIL: 'boss@fitarc.test',
        ADMIN_PASSWORD: 'an admin password',
        REQUESTS_PER_MINUTE: '0',
        // Webhooks of the tests go to this machine.
        WEBHOOK_PRIVATE: 'on',
        LOG_LEVEL: 'error',
      },
    },
    {
      name: 'Gallery',
      command: 'node scripts/gallery.mjs',
      cwd: root,
      url: `http://127.0.0.1:${galleryPort}/gallery.html`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: { PORT: String(galleryPort) },
    },
  ],
});
