import { expect, it } from 'vitest';
import { BatchLoader } from './batch-loader.ts';

/** A database that answers when it is told to. */
function slowDatabase() {
  const asked: { keys: string[]; answer(rows: Map<string, string>): void; fail(error: Error): void }[] = [];
  const loader = new BatchLoader<string, string>(
    (keys) =>
      new Promise((answer, fail) => {
        asked.push({ keys, answer, fail });
      }),
  );
  return { asked, loader };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('asks at once for those who come together, and once for all who come meanwhile', async () => {
  const { asked, loader } = slowDatabase();
  const first = loader.load('a');
  const beside = loader.load('beside');
  expect(asked).toEqual([]);
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'beside']]);
  const later = [loader.load('b'), loader.load('a'), loader.load('b'), loader.load('gone')];
  expect(asked).toHaveLength(1);
  asked[0]?.answer(new Map([['a', 'as it was']]));
  expect(await first).toBe('as it was');
  expect(await beside).toBeUndefined();
  await turn();
  expect(asked[1]?.keys).toEqual(['b', 'a', 'gone']);
  asked[1]?.answer(
    new Map([
      ['a', 'as it is now'],
      ['b', 'other'],
    ]),
  );
  expect(await Promise.all(later)).toEqual(['other', 'as it is now', 'other', undefined]);
});

it('tells a failure to those it was asked for, and goes on', async () => {
  const { asked, loader } = slowDatabase();
  const first = loader.load('a');
  await turn();
  const second = loader.load('b');
  asked[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  asked[1]?.answer(new Map([['b', 'there']]));
  expect(await second).toBe('there');
  const third = loader.load('c');
  await turn();
  asked[2]?.answer(new Map());
  expect(await third).toBeUndefined();
});
