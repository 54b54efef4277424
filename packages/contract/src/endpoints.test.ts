import { readdirSync } from 'node:fs';
import { EFFECTS } from '@fitarc/domain/waiting/effects';
import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

async function declaredEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[\w-]+\.ts$/.test(name));
  const modules = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ `./${name}`) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints = await declaredEndpoints();
const offline = (kind: Endpoint['offline']) => endpoints.filter((endpoint) => endpoint.offline === kind);

it('a write that can be queued takes an Idempotency-Key: its first answer may have been lost', () => {
  expect(offline('write').length).toBeGreaterThan(20);
  expect(
    offline('write')
      .filter((endpoint) => !endpoint.idempotent)
      .map(nameOf),
  ).toEqual([]);
});

it('only calls that change nothing are kept for reading without a connection', () => {
  expect(offline('read').length).toBeGreaterThan(40);
  expect(
    offline('read')
      .filter(({ method }) => method !== 'GET')
      .map(nameOf),
  ).toEqual([]);
});

it('a write that can be queued can be shown before it is stored, and no other', () => {
  expect(offline('write').map(nameOf).sort()).toEqual(Object.keys(EFFECTS).sort());
});
