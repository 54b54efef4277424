import type { AuditEntry } from '@fitarc/contract/audit';
import type { AuditAct } from '@fitarc/domain/audit';

/** In the list of what can be looked for. */
export const ACT_LABELS: Record<AuditAct, string> = {
  'user.ban': 'Bans',
  'flag.approve': 'Approved after a report',
  'flag.reject': 'Rejected after a report',
  'food.approve': 'Foods approved',
  'food.reject': 'Foods rejected',
  'product.change': 'Products changed',
  'product.remove': 'Products removed',
  'product.restore': 'Products restored',
  'submission.approve': 'Suggestions approved',
  'submission.reject': 'Suggestions rejected',
  'exercise.create': 'Exercises created',
  'exercise.change': 'Exercises changed',
  'exercise.archive': 'Exercises deleted',
  'exercise.restore': 'Exercises restored',
  'account.create': 'Administrators created',
  'account.promote': 'Administrators promoted',
  'account.unban': 'Bans lifted',
  'account.verify': 'Addresses confirmed',
};

/** After the name of whoever did it, before the name of what it was done to. */
const ACT_WORDS: Record<AuditAct, string> = {
  'user.ban': 'banned',
  'flag.approve': 'approved, after a report,',
  'flag.reject': 'rejected, after a report,',
  'food.approve': 'approved the food',
  'food.reject': 'rejected the food',
  'product.change': 'changed the product',
  'product.remove': 'removed the product',
  'product.restore': 'restored the product',
  'submission.approve': 'approved the suggestion',
  'submission.reject': 'rejected the suggestion',
  'exercise.create': 'created the exercise',
  'exercise.change': 'changed the exercise',
  'exercise.archive': 'deleted the exercise',
  'exercise.restore': 'restored the exercise',
  'account.create': 'created the administrator',
  'account.promote': 'made an administrator of',
  'account.unban': 'lifted the ban of',
  'account.verify': 'confirmed the address',
};

export interface Sentence {
  readonly who: string;
  readonly did: string;
  readonly what: string;
}

export function sentenceOf({ actor, by, act, subject }: AuditEntry): Sentence {
  const gone = by === 'operator' ? 'The operator' : 'A deleted account';
  return { who: actor ?? gone, did: ACT_WORDS[act], what: subject || 'a deleted account' };
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
