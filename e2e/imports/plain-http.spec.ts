import { chooseFile, csv, importButton, read, strongFile } from '../support/imports.ts';
import { enter, member } from '../support/members.ts';
import { plainHttp } from '../support/plain-http.ts';
import { expect, test } from '../support/test.ts';

const HOME = 'fitarc-at-home.test';
test.use(plainHttp(HOME));

test('R-709 a server at home without HTTPS imports too', async ({ page, request, baseURL }) => {
  const somebody = await member(request);
  const origin = `http://${HOME}:${new URL(baseURL ?? '').port}`;
  await enter(page, somebody, {}, origin);
  await page.goto(`${origin}/import`);
  // Neither locks nor a hash function: browsers keep them for HTTPS and localhost.
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'subtle' in crypto])).toEqual([
    false,
    false,
    false,
  ]);
  await chooseFile(page, csv('strong.csv', strongFile(2)));
  await importButton(page).click();
  await expect(page.getByText(/^Imported from Strong/)).toBeVisible();
  expect(await read(request, somebody, 'workouts/')).toHaveLength(2);
});
