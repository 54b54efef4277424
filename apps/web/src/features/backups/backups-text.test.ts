import { expect, it } from 'vitest';
import { keepWords, rowWords } from './backups-text.ts';

it('says what BACKUP_KEEP keeps', () => {
  expect(keepWords('7d4w6m')).toBe('One for each of the last 7 days, 4 weeks and 6 months');
  expect(keepWords('14d')).toBe('One for each of the last 14 days');
  expect(keepWords('3d1m')).toBe('One for each of the last 3 days and 1 month');
});

it('says how far a backup is, and nothing before it has begun', () => {
  expect(rowWords({ table: null, rows: 0 })).toBe('');
  expect(rowWords({ table: 'meals', rows: 0 })).toBe('meals');
  expect(rowWords({ table: 'meals', rows: 1 })).toBe('meals, 1 row');
});
