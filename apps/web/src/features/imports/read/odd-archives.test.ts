import { strToU8, zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { outcomeOf, secondsFor } from './import-outcome.fixture.ts';
import { LONG_CELLS, ODD_CELLS } from './odd-values.fixture.ts';
import { openFile } from './open-file.ts';
import { UnreadableFile } from './parsed-file.ts';
import { SAMPLE_FILES } from './sample-files.fixture.ts';
import { csvOf, SAMPLE_TABLES } from './sample-tables.fixture.ts';

const HEVY = SAMPLE_TABLES.find(({ source }) => source === 'hevy');
if (!HEVY) throw new Error('there is no sample of Hevy');
const DAY = '2026-02-02';
const CSV = csvOf(HEVY, [HEVY.row(DAY)]);

const zipped = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]),
    ),
  );
const blob = (bytes: Uint8Array | string) => new Blob([bytes as BlobPart]);

const ODD_FIELDS: readonly unknown[] = [
  ...Object.values(ODD_CELLS),
  ...Object.values(LONG_CELLS),
  null,
  true,
  [],
  {},
  -1,
  0.5,
  1e308,
  [[null]],
  { toString: 1, valueOf: 2 },
  { length: 1e9 },
  { __proto__: null, constructor: { prototype: 1 } },
];

describe.each(Object.entries(SAMPLE_FILES))('%s', (_source, { fields, of }) => {
  it('loses at most one entry to an odd field (R-731)', async () => {
    const whole = await outcomeOf(of([fields]));
    expect(whole.days.length).toBeGreaterThan(0);
    for (const field of Object.keys(fields)) {
      const others = ODD_FIELDS.map((odd, at) => ({
        ...fields,
        id: at + 2,
        session: `${at}0`,
        [field]: odd,
      }));
      const seconds = await secondsFor(async () => {
        const { days } = await outcomeOf(of([fields, ...others]));
        expect({ field, days }).toEqual({ field, days: expect.arrayContaining([...whole.days]) });
      });
      expect({ field, isSlow: seconds > 2 }).toEqual({ field, isSlow: false });
    }
  });

  it('is read or refused, cut off anywhere', async () => {
    const whole = of([fields]);
    const { days } = await outcomeOf(whole);
    for (let length = 1; length < whole.length; length += 13)
      expect(days).toEqual(expect.arrayContaining([...(await outcomeOf(whole.slice(0, length))).days]));
  });
});

describe('JSON', () => {
  it.each([
    ['nested deeply', `{"format":1,"workouts":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    [
      'nested deeply in objects',
      `{"format":1,"workouts":[{"a":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}]}`,
    ],
    ['that never ends', `{"format":1,"workouts":${'['.repeat(200_000)}`],
    ['of nothing but a list', '[1, null, [[]], "x"]'],
    ['with a list in the place of each', '{"format":1,"workouts":[[[]]],"meals":{"length":1},"account":7}'],
  ])('%s is refused with a sentence', async (_what, json) => {
    expect(await outcomeOf(json)).toMatchObject({ days: [], sentence: expect.any(String) });
  });
});

describe('a ZIP', () => {
  const good = zipped({ 'workouts.csv': CSV });

  it('is read whatever its folders are called: nothing is unpacked to anywhere (R-734)', async () => {
    for (const name of ['a/b/c.csv', 'C:\\temp\\c.csv', '/etc/c.csv', `${'d/'.repeat(500)}c.csv`, 'ü 🦵.csv'])
      expect(await outcomeOf(blob(zipped({ [name]: CSV })))).toEqual({ days: [DAY] });
    const climbing = await outcomeOf(blob(zipped({ '../../c.csv': CSV })));
    expect(climbing.sentence ?? climbing.days).toEqual(climbing.sentence ?? [DAY]);
  });

  it('is read or refused, cut off or damaged anywhere', async () => {
    for (let at = 1; at < good.length; at += 3) {
      const cut = await outcomeOf(blob(good.slice(0, at)));
      expect(cut.sentence ?? cut.days).toEqual(cut.sentence ?? [DAY]);
      const damaged = good.slice();
      damaged[at] = 255 - (damaged[at] ?? 0);
      await outcomeOf(blob(damaged));
    }
  });

  it('may claim any size: what comes out of it counts', async () => {
    const lying = good.slice();
    // The unpacked size, in the head of the file and in the list at the end.
    const list = good.findLastIndex(
      (byte, at) => byte === 0x50 && good[at + 1] === 0x4b && good[at + 2] === 1,
    );
    for (const at of [22, list + 24]) lying.set([0xff, 0xff, 0xff, 0x7f], at);
    const { days, sentence } = await outcomeOf(blob(lying));
    expect(sentence ?? days).toEqual(sentence ?? [DAY]);
  });

  it('is refused where it unpacks to hundreds of times its size, alone or in parts (R-732)', async () => {
    const zeros = new Uint8Array(2 * 1024 * 1024);
    const parts = Object.fromEntries(Array.from({ length: 8 }, (_, part) => [`${part}.csv`, zeros]));
    for (const files of [{ 'a.csv': new Uint8Array(16 * 1024 * 1024) }, parts])
      expect((await outcomeOf(blob(zipped(files)))).sentence).toMatch(/too large/);
  });

  it('is refused where its files together are too large to be held (R-733)', async () => {
    const files = Object.fromEntries(Array.from({ length: 9 }, (_, file) => [`${file}.csv`, CSV]));
    const archive = blob(zipped(files));
    await expect(openFile(archive, { mostUnpacked: 8 * CSV.length })).rejects.toThrow(UnreadableFile);
    expect((await openFile(archive, { mostUnpacked: 9 * CSV.length })).workouts.length).toBeGreaterThan(0);
  });

  it('is refused with more files than any app exports', async () => {
    const files = Object.fromEntries(Array.from({ length: 2001 }, (_, file) => [`${file}.csv`, 'a']));
    expect((await outcomeOf(blob(zipped(files)))).sentence).toMatch(/too large/);
  });

  it('is refused where all it holds is another ZIP, or a file that pretends to be one', async () => {
    for (const bytes of [
      zipped({ 'inner.zip': good }),
      zipped({ 'inner.csv': good }),
      strToU8('PK\u0003\u0004 no'),
    ])
      expect(await outcomeOf(blob(bytes))).toMatchObject({ days: [], sentence: expect.any(String) });
  });

  it('reads its good files beside those it does not know', async () => {
    const files = { 'a.csv': 'x,y\n1,2', 'b.json': '{"a":', 'c.xml': '<a', 'd.csv': CSV, 'e.txt': '' };
    expect(await outcomeOf(blob(zipped(files)))).toEqual({ days: [DAY] });
  });
});

describe('XML', () => {
  it.each([
    ['a tag that never ends', `<HealthData><Record ${'x'.repeat(3_000_000)}`],
    ['a name without a value', `<HealthData><Record ${'a'.repeat(300_000)}/></HealthData>`],
    [
      'entities that name entities',
      `<!DOCTYPE HealthData [<!ENTITY a "${'&b;'.repeat(9999)}">]><HealthData>&a;</HealthData>`,
    ],
    [
      'a file of the server',
      '<!DOCTYPE HealthData [<!ENTITY a SYSTEM "file:///etc/passwd">]><HealthData>&a;</HealthData>',
    ],
  ])('with %s is refused in moderate time', async (_what, xml) => {
    const seconds = await secondsFor(async () => {
      expect(await outcomeOf(xml)).toMatchObject({ days: [], sentence: expect.any(String) });
    });
    expect(seconds).toBeLessThan(4);
  });
});

describe('Garmin', () => {
  const HEAD = 'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,';
  const day = (name: string, weight: string, fat: string) => [
    `" ${name}",`,
    `7:02 AM,${weight},0,24,${fat},--,--,--,`,
  ];

  it('loses at most one day to an odd cell', async () => {
    for (const odd of [...Object.values(ODD_CELLS), ...Object.values(LONG_CELLS)]) {
      const cell = `"${odd.replaceAll('"', '""')}"`;
      for (const middle of [
        day(odd.replaceAll('"', '""'), '80 kg', '18 %'),
        day('Feb 2, 2026', cell, '18 %'),
        day('Feb 2, 2026', '80 kg', cell),
      ]) {
        const lines = [
          HEAD,
          ...day('Jan 1, 2026', '81 kg', '18 %'),
          ...middle,
          ...day('Mar 3, 2026', '82 kg', '18 %'),
        ];
        const { days } = await outcomeOf(lines.join('\n'));
        expect(days).toEqual(expect.arrayContaining(['2026-01-01', '2026-03-03']));
      }
    }
  });
});

describe('Health Connect', () => {
  const database = async (rows: readonly (readonly unknown[])[]) => {
    const sql = await initSqlJs();
    const db = new sql.Database();
    db.run('create table weight_record_table (time, zone_offset, local_date, weight)');
    for (const row of rows) db.run('insert into weight_record_table values (?, ?, ?, ?)', row as never);
    return new Uint8Array(db.export());
  };
  const GOOD = [Date.UTC(2026, 1, 2), 0, null, 81_350];

  it('loses at most one record to an odd field (R-735)', async () => {
    const odd = [...Object.values(ODD_CELLS), 1e308, -1e308, 8.64e15, -1, 0.5, null, new Uint8Array(9)];
    const rows = odd.flatMap((value) => GOOD.map((_, at) => GOOD.with(at, value as never)));
    expect((await outcomeOf(blob(await database([GOOD, ...rows])))).days).toContain(DAY);
  });

  it('is read or refused, cut off or damaged', async () => {
    const whole = await database([GOOD]);
    for (let at = 20; at < whole.length; at += 401) {
      await outcomeOf(blob(whole.slice(0, at)));
      const damaged = whole.slice();
      damaged.fill(255, at, at + 9);
      await outcomeOf(blob(damaged));
    }
  });
});
