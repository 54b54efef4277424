import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipStream } from './zip-stream.service.ts';

async function* pieces(...texts: string[]) {
  yield* texts;
}
async function unzipped(chunks: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const files = unzipSync(Buffer.concat(parts));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it('holds each entry whole, in folders, in any script, also an empty one', async () => {
  const long = 'weight,reps\r\n'.repeat(20_000);
  const entries = [
    { name: 'README.txt', text: pieces('Größe', ' ', '力量 🏋') },
    { name: 'csv/sets.csv', text: pieces(long, long) },
    { name: 'csv/empty.csv', text: pieces() },
  ];
  expect(await unzipped(zipStream(entries))).toEqual({
    'README.txt': 'Größe 力量 🏋',
    'csv/sets.csv': long + long,
    'csv/empty.csv': '',
  });
  expect(await unzipped(zipStream([]))).toEqual({});
});

it('reads an entry only when the one before is done, and fails when one fails', async () => {
  const read: string[] = [];
  async function* text(name: string) {
    read.push(name);
    yield name;
    if (name === 'second') throw new Error('gone');
  }
  const entries = ['first', 'second', 'third'].map((name) => ({ name, text: text(name) }));
  await expect(unzipped(zipStream(entries))).rejects.toThrow('gone');
  expect(read).toEqual(['first', 'second']);
});
