import { effectOf } from '@fitarc/domain/waiting/effects';
import { findRecord } from '@fitarc/domain/waiting/find-record';
import { withWaiting } from '@fitarc/domain/waiting/overlay';
import {
  type Effect,
  type Fields,
  ID_FIELDS,
  isWaitingId,
  type WaitingWrite,
  withStoredIds,
} from '@fitarc/domain/waiting/waiting-write';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Person } from './people.ts';
import type { Method } from './request.ts';
import type { TestApp } from './test-app.ts';

export interface Read {
  readonly path: string;
  readonly params?: Fields;
  readonly query?: Record<string, string>;
}
export interface Write {
  readonly method: Method;
  readonly path: string;
  readonly params?: Fields;
  readonly body?: Fields;
}
interface Stored {
  /** What the browser has stored, and shows with what waits. */
  readonly reads: readonly Read[];
  /** What else it has stored. */
  readonly others: readonly Read[];
  /** The first day of trends. */
  readonly since: string;
}

const addressOf = ({ path, params = {} }: Pick<Write, 'path' | 'params'>) =>
  path.replace(/:(\w+)/g, (_all, name: string) => String(params[name]));
const urlOf = (read: Read) => {
  const query = new URLSearchParams(read.query).toString();
  return `/api${addressOf(read)}${query ? `?${query}` : ''}`;
};

const idFieldsOf = (kind: Effect['kind']) =>
  kind === 'recipe' ? ['recipe_id', 'food_id'] : [ID_FIELDS[kind]];

let count = 0;

/** Compares what the browser shows of a member's queued writes with what the server answers once it has them. */
export function waitingWritesOf(t: TestApp, { token }: Pick<Person, 'token'>) {
  async function send(method: Method, path: string, body?: unknown): Promise<Fields> {
    const answer = await t.request(method, `/api${path}`, { token, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  }

  async function answersOf(reads: readonly Read[]): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    for (const read of reads) {
      const { status, text } = await t.request('GET', urlOf(read), { token });
      if (status === 200) answers.set(urlOf(read), text);
    }
    return answers;
  }

  /** As a screen gets it, by the contract. Versions and the mark of what waits are not in both. */
  function comparable(method: Method, path: string, value: unknown): unknown {
    const route = t.routes.find(({ endpoint }) => endpoint.method === method && endpoint.path === path);
    if (!route) throw new Error(`there is no ${method} ${path}`);
    return JSON.parse(JSON.stringify(z.parse(route.endpoint.response, value)), (key, part) =>
      key === 'updated_at' || key === 'waiting' ? undefined : part,
    );
  }

  /** Sends what waited, in order; answers which ids the records got that waited. */
  async function sendAll(writes: readonly WaitingWrite[], effects: readonly Effect[]) {
    const ids = new Map<string, string>();
    const answers: unknown[] = [];
    for (const [at, { method, path, params, body }] of writes.entries()) {
      const url = withStoredIds(addressOf({ path, params }), ids);
      const sent = JSON.parse(withStoredIds(JSON.stringify(body), ids));
      const isDeletion = method === 'DELETE' && path.endsWith(':id');
      const answer = await send(method as Method, url, isDeletion ? undefined : sent);
      const records = (Array.isArray(answer) ? answer : [answer]) as Fields[];
      const { kind, after } = effects[at] as Effect;
      for (const [index, record] of after.entries())
        for (const field of idFieldsOf(kind))
          if (isWaitingId(record[field])) ids.set(record[field], String(records[index]?.[field]));
      answers.push(answer);
    }
    return { ids, answers };
  }

  async function queue(calls: readonly Write[], stored: ReadonlyMap<string, string>) {
    const readAnswers = async (prefix: string) =>
      [...stored].flatMap(([url, text]) => (url.startsWith(prefix) ? [{ text }] : []));
    const effects: Effect[] = [];
    const writes: WaitingWrite[] = [];
    for (const { method, path, params = {}, body = {} } of calls) {
      const write = { id: (++count).toString(16).padStart(32, '0'), method, path, params, body };
      const effect = await effectOf(write, (kind, id) => findRecord(effects, readAnswers, kind, id));
      if (!effect) throw new Error(`the effect of ${method} ${path} is unknown`);
      effects.push(effect);
      writes.push(write);
    }
    return { effects, writes };
  }

  async function compare(calls: readonly Write[], { reads, others, since }: Stored): Promise<void> {
    const before = await answersOf(reads);
    const { effects, writes } = await queue(calls, new Map([...before, ...(await answersOf(others))]));
    const { ids, answers } = await sendAll(writes, effects);
    const after = await answersOf(reads);
    const asStored = (value: unknown) => JSON.parse(withStoredIds(JSON.stringify(value), ids));
    const shown: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const read of reads) {
      const [url, { path, params = {}, query = {} }] = [urlOf(read), read];
      const [then, now] = [before.get(url), after.get(url)];
      // A record that is deleted is no longer read.
      if (then === undefined || now === undefined) continue;
      const withEffects = withWaiting({ path, params, query, since }, JSON.parse(then), effects);
      shown[url] = comparable('GET', path, asStored(withEffects));
      expected[url] = comparable('GET', path, JSON.parse(now));
    }
    expect.soft(shown).toEqual(expected);
    for (const [at, { method, path }] of calls.entries()) {
      if (method === 'DELETE') continue;
      const answer = comparable(method, path, asStored(effects[at]?.answer));
      expect.soft(answer).toEqual(comparable(method, path, answers[at]));
    }
  }

  return { send, answersOf, compare };
}
