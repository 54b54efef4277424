/** What administrators do, as the audit log names it. */
export const AUDIT_ACTS = [
  'user.ban',
  'user.export',
  'appeal.accept',
  'appeal.decline',
  'flag.approve',
  'flag.reject',
  'flag.reopen',
  'food.approve',
  'food.reject',
  'food.reopen',
  'food.change',
  'food.remove',
  'food.restore',
  'product.change',
  'product.remove',
  'product.restore',
  'submission.approve',
  'submission.reject',
  'submission.reopen',
  'exercise.create',
  'exercise.change',
  'exercise.archive',
  'exercise.restore',
  'installation.change',
  'mail.again',
  'mail.again-all',
  'mail.delete',
  'mail.test',
  'invitation.create',
  'invitation.revoke',
  'member.create',
  'member.link',
  'account.create',
  'account.promote',
  'account.demote',
  'account.unban',
  'account.verify',
  'account.reset-second-factor',
  'account.reset-link',
  'provider.promote',
  'provider.demote',
  'account.resend',
  'account.reset',
  'account.delete',
  'backup.run',
  'backup.download',
  'backup.upload',
  'backup.restore',
  'backup.restore-failed',
  'backup.delete',
  'backup.delete-old-database',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

type Values = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Of two states of the same thing, only what differs. */
export function changed(before: Values, after: Values): { before: Values; after: Values } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !same(before[key], after[key]),
  );
  const pick = (values: Values) =>
    Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]]));
  return { before: pick(before), after: pick(after) };
}
