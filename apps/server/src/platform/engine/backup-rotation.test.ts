import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupName, readBackupName } from './backup-name.ts';
import { outdatedBackups } from './backup-rotation.ts';

const DAY = 24 * 60 * 60_000;
const now = new Date(2026, 10, 19, 3, 15);
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
const named = (at: Date, kind: Parameters<typeof backupName>[1] = 'regular') => {
  const found = readBackupName(backupName(at, kind));
  if (!found) throw new Error('a name of ours is not known');
  return found;
};
const newestFirst = (ages: readonly number[]) =>
  [...ages].sort((a, b) => a - b).map((age) => named(daysAgo(age)));
const keptOf = (ages: readonly number[], keep: string) => {
  const all = newestFirst(ages);
  const gone = new Set(outdatedBackups(all, keep));
  return all.filter((backup) => !gone.has(backup));
};

describe('rotation', () => {
  // 2026-11-19 is a Thursday.
  it.each([
    ['7d', 30, [0, 1, 2, 3, 4, 5, 6]],
    ['2d2w', 30, [0, 1, 4]],
    ['3d4w', 40, [0, 1, 2, 4, 11, 18]],
    ['1d3m', 90, [0, 19, 50]],
    ['7d4w6m', 200, [0, 1, 2, 3, 4, 5, 6, 11, 18, 19, 50, 80, 111, 142]],
  ])('%s keeps of %d nights those so many days old', (keep, nights, expected) => {
    const kept = keptOf([...Array(nights).keys()], keep);
    expect(kept.map(({ at }) => Math.round((now.getTime() - at.getTime()) / DAY))).toEqual(expected);
  });

  it('keeps all of the last 24 hours, then the newest of the day', () => {
    const hours = (count: number) => count / 24;
    expect(keptOf([0, hours(1), hours(2), hours(23), 1, 1 + hours(2)], '1d')).toHaveLength(4);
    expect(keptOf([1, 1 + hours(1), 1 + hours(2), 0], '2d')).toHaveLength(2);
  });

  it('keeps what there is after a pause, however long it was', () => {
    expect(keptOf([400, 401, 402], '7d')).toHaveLength(3);
  });

  it('never removes the newest, keeps no less than the days asked for, and changes nothing the second time (R-1265)', () => {
    const ages = fc.uniqueArray(fc.integer({ min: 0, max: 800 }), { minLength: 1, maxLength: 120 });
    const counts = fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)).filter((all) => all.some((one) => one > 0));
    fc.assert(
      fc.property(ages, counts, (given, [days, weeks, months]) => {
        const keep = `${days ? `${days}d` : ''}${weeks ? `${weeks}w` : ''}${months ? `${months}m` : ''}`;
        const kept = keptOf(given, keep);
        expect(kept[0]).toEqual(newestFirst(given)[0]);
        expect(kept.length).toBeGreaterThanOrEqual(Math.min(given.length, days));
        expect(kept.length).toBeLessThanOrEqual(Math.max(1, days + weeks + months));
        expect(outdatedBackups(kept, keep)).toEqual([]);
      }),
    );
  });

  it('keeps three from before an update and three from before a restore, and whatever was uploaded (R-1266)', () => {
    const all = [1, 2, 3, 4, 5].flatMap((age) =>
      (['before-update', 'before-restore', 'uploaded'] as const).map((kind) => named(daysAgo(age), kind)),
    );
    const gone = outdatedBackups(all, '7d').map(({ name }) => name);
    expect(gone.sort()).toEqual(
      [4, 5]
        .flatMap((age) => [
          named(daysAgo(age), 'before-update').name,
          named(daysAgo(age), 'before-restore').name,
        ])
        .sort(),
    );
  });
});

describe('names', () => {
  it.each(['regular', 'before-update', 'before-restore', 'uploaded'] as const)(
    'of kind %s are read back',
    (kind) => {
      for (const encrypted of [false, true]) {
        const name = backupName(new Date('2026-11-19T03:15:00Z'), kind, encrypted);
        expect(readBackupName(name)).toEqual({ name, kind, at: new Date('2026-11-19T03:15:00Z') });
      }
    },
  );
  it.each([
    'fitarc-before-upgrade.backup.gz',
    'fitarc-3.backup.gz',
    'fitarc-2026-11-19-03-15-00-mine.backup.gz',
    'fitarc-2026-11-19-03-15-00.backup.gz.part',
    '../fitarc-2026-11-19-03-15-00.backup.gz',
    'fitarc-2026-11-19-03-15-00.backup.gz/..',
  ])('%s is not one of ours', (name) => {
    expect(readBackupName(name)).toBeUndefined();
  });
});
