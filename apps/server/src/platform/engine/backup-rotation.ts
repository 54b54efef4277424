import type { BackupKind, NamedBackup } from './backup-name.ts';

/** Of one day only the newest is kept in the end, but not before whoever made another one has had time to use it. */
const YOUNG_MS = 24 * 60 * 60_000;
/** Before an update or a restore: so many of each. */
const SAFETY_COPIES = 3;

const two = (value: number) => String(value).padStart(2, '0');
/** By the clock of the machine. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
const monthOf = (at: Date) => dayOf(at).slice(0, 7);
/** The Monday it begins with. */
const weekOf = (at: Date) =>
  dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() - ((at.getDay() + 6) % 7), 12));

const PERIODS: Record<string, (at: Date) => string> = { d: dayOf, w: weekOf, m: monthOf };

/** The newest of each of the last `count` periods that have one: a pause of a month costs nothing. */
function newestOfEach(backups: readonly NamedBackup[], count: number, periodOf: (at: Date) => string) {
  const kept = new Map<string, NamedBackup>();
  for (const backup of backups) {
    const period = periodOf(backup.at);
    if (!kept.has(period) && kept.size < count) kept.set(period, backup);
  }
  return kept.values();
}

/**
 * Those to remove, given all of them newest first. `7d4w6m` keeps the newest of each of the last 7 days, 4 weeks and 6
 * months, by the clock of the machine. The newest is always kept, and so are those of its last 24 hours and what was
 * uploaded.
 */
export function outdatedBackups(backups: readonly NamedBackup[], keep: string): NamedBackup[] {
  const of = (kind: BackupKind) => backups.filter((backup) => backup.kind === kind);
  const regular = of('regular');
  const newest = regular[0]?.at.getTime() ?? 0;
  const kept = new Set([
    ...regular.filter(({ at }, index) => index === 0 || newest - at.getTime() < YOUNG_MS),
    ...of('before-update').slice(0, SAFETY_COPIES),
    ...of('before-restore').slice(0, SAFETY_COPIES),
    ...of('uploaded'),
  ]);
  for (const [, count, unit = 'd'] of keep.matchAll(/(\d+)([dwm])/g)) {
    const periodOf = PERIODS[unit];
    if (periodOf) for (const backup of newestOfEach(regular, Number(count), periodOf)) kept.add(backup);
  }
  return backups.filter((backup) => !kept.has(backup));
}
