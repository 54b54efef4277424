import type { AccessToken } from '@fitarc/contract/tokens';
import type { TokenScope } from '@fitarc/domain/token-scopes';
import { dayWords, onDay } from '../../lib/day-text.ts';

const READ: readonly (readonly [TokenScope, string])[] = [
  ['today:read', 'today'],
  ['diary:read', 'the diary'],
  ['workouts:read', 'workouts'],
  ['weights:read', 'weight'],
  ['plans:read', 'plans'],
  ['library:read', 'the library'],
  ['profile:read', 'your profile'],
];
const CHANGED: readonly (readonly [TokenScope, string])[] = [
  ['diary:write', 'the diary'],
  ['workouts:write', 'workouts'],
  ['weights:write', 'weight'],
  ['plans:write', 'plans'],
];

const listOf = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function sentence(
  verb: string,
  all: readonly (readonly [TokenScope, string])[],
  scopes: readonly TokenScope[],
) {
  const words = all.filter(([scope]) => scopes.includes(scope)).map(([, word]) => word);
  return words.length > 0 ? [`${verb} ${listOf(words)}`] : [];
}

/** 'Reads the diary and weight, changes weight'. */
export function scopeWords(scopes: readonly TokenScope[]): string {
  const parts = [
    ...sentence('reads', READ, scopes),
    ...sentence('changes', CHANGED, scopes),
    ...(scopes.includes('export') ? ['downloads all your data'] : []),
  ];
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function lifeWords({ expires_at, last_used_at }: AccessToken, now = new Date()): string {
  const used = last_used_at ? `used ${onDay(last_used_at)}` : 'never used';
  if (!expires_at) return `No expiry, ${used}`;
  return `${new Date(expires_at) > now ? 'Until' : 'Expired'} ${dayWords(expires_at)}, ${used}`;
}
