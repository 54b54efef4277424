import { expect, it } from 'vitest';
import { lifeWords, scopeWords } from './tokens-text.ts';

it.each([
  [['diary:read'], 'Reads the diary'],
  [['diary:read', 'weights:read', 'weights:write'], 'Reads the diary and weight, changes weight'],
  [['today:read', 'workouts:read', 'plans:read'], 'Reads today, workouts and plans'],
  [['export'], 'Downloads all your data'],
  [[], ''],
] as const)('says what %j may do', (scopes, words) => {
  expect(scopeWords(scopes)).toBe(words);
});

const token = {
  token_id: 1,
  name: 'x',
  hint: 'x',
  scopes: [],
  created_at: '2026-01-01T12:00:00Z',
  expires_at: '2026-05-10T12:00:00Z',
  last_used_at: null,
};

it('says how long it lasts and when it was used', () => {
  const before = new Date('2026-02-01T12:00:00Z');
  expect(lifeWords(token, before)).toMatch(/^Until .*2026, never used$/);
  expect(lifeWords(token, new Date('2026-06-01T12:00:00Z'))).toMatch(/^Expired .*2026, never used$/);
  expect(lifeWords({ ...token, expires_at: null, last_used_at: new Date().toISOString() })).toBe(
    'No expiry, used today',
  );
});
