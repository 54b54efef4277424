import { type APIRequestContext, expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { as } from './exercises.ts';
import type { Member } from './members.ts';

export type Row = Record<string, unknown>;
type Download = Record<string, readonly Row[]>;

export async function download(request: APIRequestContext, somebody: Member) {
  const answer = await request.get('/api/users/export?format=zip', {
    headers: as(somebody),
  });
  expect(answer.headers()['content-type']).toContain('zip');
  const body = await answer.body();
  const files = unzipSync(new Uint8Array(body));
  return { body, files, data: JSON.parse(strFromU8(files['fitarc.json'] ?? new Uint8Array())) as Download };
}

/** What is another one's by its nature: numbers the server gives, and when it gave them. */
const OTHERS = [
  'id',
  'createdAt',
  'updatedAt',
  'editedAt',
  'since',
  'workoutId',
  'planId',
  'foodId',
  'exerciseId',
];
export const without = (rows: readonly Row[] = [], more: readonly string[] = []) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => ![...OTHERS, ...more].includes(name))),
  );
