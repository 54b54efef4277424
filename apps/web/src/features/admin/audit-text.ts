import type { AuditEntry } from '@fitarc/contract/audit';
import type { AuditAct } from '@fitarc/domain/audit';

/** In the list of what can be looked for. */
export const ACT_LABELS: Record<AuditAct, string> = {
  'user.ban': 'Bans',
  'user.export': 'User list downloaded',
  'appeal.accept': 'Appeals accepted',
  'appeal.decline': 'Appeals declined',
  'flag.approve': 'Approved after a report',
  'flag.reject': 'Rejected after a report',
  'flag.reopen': 'Reports opened again',
  'food.approve': 'Foods approved',
  'food.reject': 'Foods rejected',
  'food.reopen': 'Foods put back into review',
  'food.change': 'Foods changed',
  'food.remove': 'Foods removed',
  'food.restore': 'Foods restored',
  'product.change': 'Products changed',
  'product.remove': 'Products removed',
  'product.restore': 'Products restored',
  'submission.approve': 'Suggestions approved',
  'submission.reject': 'Suggestions rejected',
  'submission.reopen': 'Suggestions put back into review',
  'exercise.create': 'Exercises created',
  'exercise.change': 'Exercises changed',
  'exercise.archive': 'Exercises deleted',
  'exercise.restore': 'Exercises restored',
  'installation.change': 'Settings changed',
  'mail.again': 'Emails sent again',
  'mail.again-all': 'All failed emails sent again',
  'mail.delete': 'Emails deleted',
  'mail.test': 'Test emails sent',
  'invitation.create': 'Invitations created',
  'invitation.revoke': 'Invitations revoked',
  'member.create': 'Members created',
  'member.link': 'New links for members',
  'account.create': 'Administrators created',
  'account.promote': 'Administrators promoted',
  'account.demote': 'Administrators demoted',
  'account.unban': 'Bans lifted',
  'account.verify': 'Addresses confirmed',
  'account.reset-second-factor': 'Second factors reset',
  'account.reset-link': 'Password links created',
  'provider.promote': 'Administrators by group',
  'provider.demote': 'Administrators no longer in the group',
  'account.resend': 'Codes sent',
  'account.reset': 'Reset links sent',
  'account.delete': 'Accounts deleted',
  'backup.run': 'Backups made by hand',
  'backup.download': 'Backups downloaded',
  'backup.upload': 'Backups uploaded',
  'backup.restore': 'Backups restored',
  'backup.restore-failed': 'Backups not restored',
  'backup.delete': 'Backups deleted',
  'backup.delete-old-database': 'Old databases deleted',
};

/** After the name of whoever did it, before the name of what it was done to. */
const ACT_WORDS: Record<AuditAct, string> = {
  'user.ban': 'banned',
  'user.export': 'downloaded',
  'appeal.accept': 'accepted the appeal of',
  'appeal.decline': 'declined the appeal of',
  'flag.approve': 'approved, after a report,',
  'flag.reject': 'rejected, after a report,',
  'flag.reopen': 'opened a report again on',
  'food.approve': 'approved the food',
  'food.reject': 'rejected the food',
  'food.reopen': 'put back into review the food',
  'food.change': 'changed the food',
  'food.remove': 'removed the food',
  'food.restore': 'restored the food',
  'product.change': 'changed the product',
  'product.remove': 'removed the product',
  'product.restore': 'restored the product',
  'submission.approve': 'approved the suggestion',
  'submission.reject': 'rejected the suggestion',
  'submission.reopen': 'put back into review the suggestion',
  'exercise.create': 'created the exercise',
  'exercise.change': 'changed the exercise',
  'exercise.archive': 'deleted the exercise',
  'exercise.restore': 'restored the exercise',
  'installation.change': 'changed',
  'mail.again': 'retried',
  'mail.again-all': 'retried',
  'mail.delete': 'deleted',
  'mail.test': 'sent',
  'invitation.create': 'created',
  'invitation.revoke': 'revoked',
  'member.create': 'created the member',
  'member.link': 'made a new link for',
  'account.create': 'created the administrator',
  'account.promote': 'made an administrator of',
  'account.demote': 'took the administrator rights from',
  'account.unban': 'lifted the ban of',
  'account.verify': 'confirmed the address',
  'account.reset-second-factor': 'reset the second factor of',
  'account.reset-link': 'created a password link for',
  'provider.promote': 'gave administrator rights, by group, to',
  'provider.demote': 'removed administrator rights, by group, from',
  'account.resend': 'sent a new code to',
  'account.reset': 'sent a password reset link to',
  'account.delete': 'deleted the account of',
  'backup.run': 'made',
  'backup.download': 'downloaded the backup',
  'backup.upload': 'uploaded the backup',
  'backup.restore': 'restored the backup',
  'backup.restore-failed': 'failed to restore the backup',
  'backup.delete': 'deleted the backup',
  'backup.delete-old-database': 'deleted the database from before an upgrade, in',
};

/** What an act was done to, where that has no name of its own. */
const UNNAMED: Partial<Record<AuditAct, string>> = {
  'user.export': 'the list of users',
  'backup.run': 'a backup',
  'mail.again-all': 'all failed emails',
  'mail.test': 'a test email',
};

export interface Sentence {
  readonly who: string;
  readonly did: string;
  readonly what: string;
}

export function sentenceOf({ actor, by, act, subject }: AuditEntry): Sentence {
  const unnamed = by === 'operator' ? 'The operator' : 'A deleted account';
  const gone = act.startsWith('provider.') ? 'Single sign-on' : unnamed;
  return { who: actor ?? gone, did: ACT_WORDS[act], what: subject || (UNNAMED[act] ?? 'a deleted account') };
}

const NONE = '–';

/** A stored value as a reader sees it. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(valueWords).join(', ') : NONE;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** 'approval_status' and 'videoUrl' as words. */
export function fieldWords(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Change {
  readonly field: string;
  /** Of what has changed; what only belongs to the act was nothing before. */
  readonly before?: string;
  readonly value: string;
}

export function changesOf({ before, after }: AuditEntry): Change[] {
  const [was, is] = [before ?? {}, after ?? {}];
  const changed = Object.keys(is).map((field) => ({
    field: fieldWords(field),
    ...(field in was ? { before: valueWords(was[field]) } : {}),
    value: valueWords(is[field]),
  }));
  const facts = Object.keys(was)
    .filter((field) => !(field in is))
    .map((field) => ({ field: fieldWords(field), value: valueWords(was[field]) }));
  return [...changed, ...facts].filter((change) => 'before' in change || change.value !== NONE);
}
