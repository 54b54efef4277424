import { strToU8, zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { chooseFile, importButton, openImport, read } from '../support/imports.ts';
import { member } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const AT = Date.UTC(2025, 2, 1, 6, 12, 30);
const DAY = Math.floor(AT / 86_400_000);

async function healthConnect(): Promise<Uint8Array> {
  const sql = await initSqlJs();
  const db = new sql.Database();
  db.run(`
    create table weight_record_table (time integer, zone_offset integer, local_date integer, weight real);
    insert into weight_record_table values (${AT}, 3600, ${DAY}, 81350);`);
  return db.export();
}

const HEALTH = (days: number) => {
  const record = (at: number) => {
    const day = new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
    return `<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="lb" startDate="${day} 07:12:30 +0100" value="${180 + (at % 5)}"/>
<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" startDate="${day} 07:12:30 +0100" value="12"/>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [ <!ELEMENT HealthData (ExportDate,Me)> ]>\n<HealthData locale="en_US">\n${Array.from({ length: days }, (_, at) => record(at)).join('\n')}\n</HealthData>`;
};

test('R-710 the database of Health Connect is read in the browser, from its ZIP file', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await openImport(page, somebody);
  const buffer = Buffer.from(zipSync({ 'health_connect_export.db': await healthConnect() }));
  await chooseFile(page, { name: 'Health Connect.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByRole('region', { name: 'Health Connect export' })).toContainText('weight1');
  await importButton(page).click();
  await expect(page.getByText(/^Imported from Health Connect/)).toBeVisible();
  expect(await read(request, somebody, 'weights')).toEqual(
    expect.arrayContaining([expect.objectContaining({ date: '2025-03-01', weight: 81.35, unit: 'kg' })]),
  );
});

test('R-711 the export of Apple Health is streamed out of its ZIP file', async ({ page, request }) => {
  const somebody = await member(request);
  await openImport(page, somebody);
  const buffer = Buffer.from(zipSync({ 'apple_health_export/export.xml': strToU8(HEALTH(800)) }));
  await chooseFile(page, { name: 'export.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByRole('region', { name: 'Apple Health export' })).toContainText('weights800');
  await importButton(page).click();
  await expect(page.getByText('800 weights.')).toBeVisible();
  const weights = await read(request, somebody, 'weights');
  expect(weights).toEqual(
    expect.arrayContaining([expect.objectContaining({ date: '2024-01-05', weight: 184, unit: 'lbs' })]),
  );
});
