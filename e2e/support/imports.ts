import type { APIRequestContext, Page } from '@playwright/test';
import { as } from './exercises.ts';
import { enter, type Member } from './members.ts';

const STRONG_HEADER =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';

/** Rows of Strong's export, which says no unit: so many days with the same three sets. */
export function strongFile(days: number, more: readonly string[] = []): string {
  const rows = Array.from({ length: days }, (_, at) => {
    const date = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    const row = (exercise: string, set: string, weight: string, reps: string, rpe = '') =>
      `${date} 18:30:00,"Push",58m,"${exercise}",${set},${weight},${reps},0,0,"","",${rpe}`;
    return [
      row('Bench Press (Barbell)', 'W', '20.0', '10.0'),
      row('Bench Press (Barbell)', '1', '82.5', '6.0', '8.5'),
      row('Zercher Hold Thing', '1', '40.0', '8.0'),
    ];
  });
  return [STRONG_HEADER, ...rows.flat(), ...more].join('\n');
}

export const CRONOMETER_FILE = [
  'Day,Time,Group,Food Name,Amount,Energy (kcal),Fiber (g),Sugars (g),Sodium (mg),Protein (g),Carbs (g),Fat (g),Category',
  '2025-03-04,07:40 AM,Breakfast,"Oats, Rolled",60.00 g,227.40,6.06,0.60,3.60,7.90,40.60,3.90,Breakfast Cereals',
  '2025-03-04,12:30 PM,Lunch,"Soup ""Grandma""",1.00 bowl,310.00,,,,12.00,,,Soups',
].join('\n');

export const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export async function openImport(page: Page, somebody: Member): Promise<void> {
  await enter(page, somebody);
  await page.goto('/import');
}

export const chooseFile = (page: Page, file: Upload) => page.getByLabel('File to import').setInputFiles(file);
export const importButton = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });

export const read = async (request: APIRequestContext, somebody: Member, path: string) =>
  (await request.get(`/api/${path}`, { headers: as(somebody) })).json();
