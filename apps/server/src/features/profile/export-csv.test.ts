import { expect, it } from 'vitest';
import { csvTable } from './export-csv.service.ts';

async function* inPages(...pages: Record<string, unknown>[][]) {
  yield* pages;
}
async function tableOf(...pages: Record<string, unknown>[][]): Promise<string> {
  let text = '';
  for await (const piece of csvTable('things', inPages(...pages))) text += piece;
  return text;
}
const cell = async (value: unknown) =>
  (await tableOf([{ before: 1, value, after: 2 }])).split('\r\n').slice(2, -1).join('\r\n').slice(2, -2);

it('is a name, a heading and rows, whatever the pages are', async () => {
  const text = '# things\r\nid,the name\r\n1,a\r\n2,b\r\n3,\r\n';
  expect(
    await tableOf(
      [
        { id: 1, 'the name': 'a' },
        { id: 2, 'the name': 'b' },
      ],
      [],
      [{ id: 3 }],
    ),
  ).toBe(text);
  expect(await tableOf([])).toBe('# things\r\n(none)\r\n');
});

it.each([
  [null, ''],
  [undefined, ''],
  ['', ''],
  [0, '0'],
  [-1.5, '-1.5'],
  [12n, '12'],
  [true, 'true'],
  [false, 'false'],
  [new Date('2027-03-10T12:00:00Z'), '2027-03-10T12:00:00.000Z'],
  [['a', 1], '"[""a"",1]"'],
  ['plain text', 'plain text'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=A1,"x"', `"'=A1,""x"""`],
  ['＝1', '＝1'],
  [' =1', ' =1'],
])('writes %s as %s', async (value, text) => expect(await cell(value)).toBe(text));
