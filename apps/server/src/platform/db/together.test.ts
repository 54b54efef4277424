import { expect, it } from 'vitest';
import { Together } from './together.ts';

/** A database that answers when it is told to. */
function slowDatabase() {
  const asked: { keys: string[]; answer(rows: Map<string, string>): void; fail(error: Error): void }[] = [];
  const together = new Together<string, string>(
    (keys) =>
      new Promise((answer, fail) => {
        asked.push({ keys, answer, fail });
      }),
  );
  return { asked, together };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('asks at once for those who come together, and once for all who come meanwhile', async () => {
  const { asked, together } = slowDatabase();
  const first = together.find('a');
  const beside = together.find('beside');
  expect(asked).toEqual([]);
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'beside']]);
  const later = [together.find('b'), together.find('a'), together.find('b'), together.find('gone')];
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
  const { asked, together } = slowDatabase();
  const first = together.find('a');
  await turn();
  const second = together.find('b');
  asked[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  asked[1]?.answer(new Map([['b', 'there']]));
  expect(await second).toBe('there');
  const third = together.find('c');
  await turn();
  asked[2]?.answer(new Map());
  expect(await third).toBeUndefined();
});
