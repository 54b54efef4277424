import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { type Growth, whileSampling } from './memory.ts';

/** Only ends a hang. */
const PATIENCE_MS = 300_000;

export interface ImportFigures {
  readonly seconds: number;
  readonly previewSeconds: number;
  readonly growth: Growth;
  readonly requests: number;
  readonly largestRequest: number;
}

interface Visit {
  readonly address: string;
  readonly login: { readonly email: string; readonly password: string };
  readonly file: string;
}

async function signIn(page: Page, { address, login }: Visit): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${address}/dashboard`);
}

/** The bytes of every body the page posts to the import, as its requests say. */
function watchRequests(page: Page): () => Promise<number[]> {
  const sizes: Promise<number>[] = [];
  const sizeOf = async (request: Request) =>
    Number((await request.allHeaders())['content-length'] ?? Number.NaN);
  page.on('request', (request) => {
    const isImport = new URL(request.url()).pathname.startsWith('/api/imports');
    if (isImport && request.method() === 'POST') sizes.push(sizeOf(request));
  });
  return () => Promise.all(sizes);
}

/** From the choice of the file to the message at the end; nobody thinks about the preview. */
async function importFile(page: Page, file: string) {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  await page.getByLabel('File to import').setInputFiles(file);
  const button = page.getByRole('main').getByRole('button', { name: 'Import', exact: true });
  const refused = page.getByRole('heading', { name: 'Choose a file' });
  await expect(button.or(refused)).toBeVisible({ timeout: PATIENCE_MS });
  const previewSeconds = seconds();
  await button.click({ timeout: 1000 });
  const done = page.getByText('Imported from Hevy');
  await expect(done.or(page.getByText('Import from Hevy paused')).first()).toBeVisible({
    timeout: PATIENCE_MS,
  });
  await expect(done, await page.getByRole('main').innerText()).toBeVisible({ timeout: 1 });
  return { seconds: seconds(), previewSeconds };
}

/** Signs in, and makes a function that imports the file and measures. */
export async function openImport(browser: Browser, visit: Visit): Promise<() => Promise<ImportFigures>> {
  const page = await browser.newPage();
  await signIn(page, visit);
  await page.goto(`${visit.address}/import`);
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return async () => {
    const sizesOf = watchRequests(page);
    const { result, growth } = await whileSampling(browser, page, () => importFile(page, visit.file));
    const sizes = await sizesOf();
    return { ...result, growth, requests: sizes.length, largestRequest: Math.max(...sizes) };
  };
}
