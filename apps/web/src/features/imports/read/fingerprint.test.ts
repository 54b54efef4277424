import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const blob = (text: string) => new Blob([text]);

it('is the same for the same file and another one for another, of any size', async () => {
  const long = 'x'.repeat(3 * 1024 * 1024);
  const texts = ['', 'a', 'b', 'ab', long, `${long}y`, `y${long}`];
  const prints = await Promise.all(texts.map((text) => fingerprintOf(blob(text))));
  expect(new Set(prints).size).toBe(texts.length);
  expect(await fingerprintOf(blob(long))).toBe(prints[4]);
  for (const print of prints) expect(print).toMatch(/^\d+-[0-9a-f]{16}$/);
});
