import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openFile } from './open-file.ts';
import { UnreadableFile } from './parsed-file.ts';

const HEVY = [
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"',
  '"Übung","9 Feb 2026, 07:05","9 Feb 2026, 08:11","","Squat (Barbell)",,"",0,"normal",60,5,,,',
].join('\r\n');

const HEALTH = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [ <!ELEMENT HealthData (ExportDate,Me)> ]>
<HealthData locale="en_US">
<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" creationDate="2026-03-01 07:12:31 +0100" startDate="2026-03-01 00:12:30 +0100" endDate="2026-03-01 07:12:30 +0100" value="81.35"/>
<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="App" unit="lb" startDate="2026-03-01 09:12:30 +0100" endDate="2026-03-01 09:12:30 +0100" value="180"/>
<Record type="HKQuantityTypeIdentifierBodyFatPercentage" sourceName="Scale" unit="%" startDate="2026-03-01 07:12:30 +0100" endDate="2026-03-01 07:12:30 +0100" value="0.189"/>
<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" startDate="2026-03-01 07:12:30 +0100" value="12"/>
<Correlation type="HKCorrelationTypeIdentifierFood" startDate="2026-03-01 12:30:00 +0100">
<Record type="HKQuantityTypeIdentifierDietaryEnergyConsumed" sourceName="Foody" unit="kJ" startDate="2026-03-01 12:30:00 +0100" endDate="2026-03-01 12:30:00 +0100" value="1903.72"><MetadataEntry key="HKFoodType" value="Lentil &amp; rice soup"/></Record>
</Correlation>
<Record type="HKQuantityTypeIdentifierDietaryEnergyConsumed" sourceName="Foody" unit="kJ" startDate="2026-03-01 12:30:00 +0100" endDate="2026-03-01 12:30:00 +0100" value="1903.72"><MetadataEntry key="HKFoodType" value="Lentil &amp; rice soup"/></Record>
<Record type="HKQuantityTypeIdentifierDietaryProtein" sourceName="Foody" unit="g" startDate="2026-03-01 12:30:00 +0100" endDate="2026-03-01 12:30:00 +0100" value="24"><MetadataEntry key="HKFoodType" value="Lentil &amp; rice soup"/></Record>
<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="31.5" durationUnit="min" sourceName="Watch" startDate="2026-03-02 18:00:00 +0100" endDate="2026-03-02 18:31:30 +0100"><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5.4" unit="km"/><WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="310" unit="kcal"/></Workout>
</HealthData>`;

const blob = (...parts: BlobPart[]) => new Blob(parts);
const zip = (files: Record<string, string>) =>
  blob(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    ) as BlobPart,
  );

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};
const windows1252 = (text: string) => Uint8Array.from([...text].map((char) => char.charCodeAt(0)));

describe('openFile', () => {
  it.each([
    ['UTF-8', blob(HEVY)],
    ['UTF-8 with a byte order mark', blob('\ufeff', HEVY)],
    ['UTF-16 LE with a mark', blob(utf16(`\ufeff${HEVY}`, true))],
    ['UTF-16 BE without one', blob(utf16(HEVY, false))],
    ['Windows-1252', blob(windows1252(HEVY))],
    ['a ZIP', zip({ 'folder/workouts.csv': HEVY, '__MACOSX/._workouts.csv': 'x' })],
  ])('reads a file in %s (R-724)', async (_encoding, file) => {
    const parsed = await openFile(file);
    expect(parsed.source).toBe('hevy');
    expect(parsed.workouts[0]?.name).toBe('Übung');
  });

  it.each([
    ['Apple Health as XML', blob(HEALTH)],
    [
      'Apple Health as a ZIP',
      zip({
        'apple_health_export/exportar.xml': HEALTH,
        'apple_health_export/export_cda.xml': '<ClinicalDocument/>',
      }),
    ],
  ])('reads %s: the offset of the file, one weight a day, foods once, no steps', async (_name, file) => {
    const parsed = await openFile(file);
    expect(parsed.source).toBe('apple_health');
    expect(parsed.weights).toEqual([{ key: '2026-03-01', date: '2026-03-01', weight: 81.35, unit: 'kg' }]);
    expect(parsed.measurements).toMatchObject([{ kind: 'body_fat', value: 18.9 }]);
    expect(parsed.meals).toHaveLength(1);
    expect(parsed.meals[0]).toMatchObject({ name: 'Lentil & rice soup', calories: 455, protein: 24 });
    expect(parsed.workouts).toMatchObject([
      {
        name: 'Running',
        date: '2026-03-02',
        minutes: 32,
        calories: 310,
        exercises: [{ sets: [{ seconds: 1890, metres: 5400 }] }],
      },
    ]);
    expect(parsed.leftOut).toMatchObject([{ count: 1 }]);
  });

  it('joins the files of one ZIP, and counts no day twice (R-726)', async () => {
    const parsed = await openFile(
      zip({
        'servings.csv': 'Day,Group,Food Name,Amount,Energy (kcal)\n2026-03-04,Lunch,Soup,1 cup,200',
        'dailysummary.csv': 'Date,Energy (kcal),Completed\n2026-03-04,200,true',
        'biometrics.csv': 'Day,Group,Metric,Unit,Amount\n2026-03-04,,Weight,kg,80',
      }),
    );
    expect(parsed.meals.map(({ name }) => name)).toEqual(['Soup']);
    expect(parsed.weights).toHaveLength(1);
  });

  it.each([
    ['an empty file', blob('')],
    ['blanks alone', blob(' \n\n')],
    [
      'a picture',
      blob(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3, 4, 5, 6])),
    ],
    ['a CSV of something else', blob('a,b,c\n1,2,3')],
    ['a header without rows', blob(HEVY.split('\r\n')[0] ?? '')],
    ['another JSON', blob('{"hello": "world"}')],
    ['a cut JSON', blob('{\n  "exported_at": "2026-03-01", "workouts": [{"id": 1')],
    ['another XML', blob('<html><body>Hello</body></html>')],
    ['a cut ZIP', zip({ 'workouts.csv': HEVY.repeat(200) }).slice(0, 400)],
    ['a ZIP of something else', zip({ 'readme.md': 'Hello', 'a.csv': 'x,y\n1,2' })],
    ['a ZIP bomb', blob(zipSync({ 'workouts.csv': new Uint8Array(120 * 1024 * 1024) }) as BlobPart)],
  ])('refuses %s with a sentence (R-725)', async (_what, file) => {
    const error = await openFile(file).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(UnreadableFile);
    expect((error as Error).message).toMatch(/^[A-Z].*\.$/);
  });

  it('never breaks on a file that is cut anywhere', async () => {
    const whole = new TextEncoder().encode(`${HEVY}\r\n${HEVY.split('\r\n')[1]}`);
    for (let length = 1; length < whole.length; length += 7) {
      const outcome = await openFile(blob(whole.slice(0, length))).catch((error: unknown) => error);
      expect(outcome instanceof UnreadableFile || !(outcome instanceof Error)).toBe(true);
    }
  });
});
