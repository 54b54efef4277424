/** Why a backup was made, as its name says. */
export type BackupKind = 'regular' | 'before-update' | 'before-restore' | 'uploaded';
export type NamedBackup = { name: string; at: Date; kind: BackupKind };

const TIME = String.raw`(\d{4})-(\d\d)-(\d\d)-(\d\d)-(\d\d)-(\d\d)`;
const OURS = new RegExp(
  `^fitarc-${TIME}(?:-(before-update|before-restore|uploaded))?\\.backup\\.gz(?:\\.age)?$`,
);

const stampOf = (moment: Date) => moment.toISOString().slice(0, 19).replace(/[:T]/g, '-');

export const backupName = (moment: Date, kind: BackupKind = 'regular', encrypted = false): string =>
  `fitarc-${stampOf(moment)}${kind === 'regular' ? '' : `-${kind}`}.backup.gz${encrypted ? '.age' : ''}`;

/** What the name of one of our files says; undefined for every other name. */
export function readBackupName(name: string): NamedBackup | undefined {
  const found = OURS.exec(name);
  if (!found) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return { name, at, kind: (found[7] ?? 'regular') as BackupKind };
}
