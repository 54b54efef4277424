import { clean } from '@fitarc/contract/fields';
import { expect, it } from 'vitest';
import { ownKeyOf } from './own-key.ts';

it.each([' Zercher Squat ', 'Row\u0000 (Cable)', `${'a'.repeat(299)} b`, '\u200b', 'Löwe 🦁'])(
  'the key of %j is what the server returns',
  (name) => {
    const key = ownKeyOf(name);
    expect(clean(key)).toBe(key);
    expect(key.length).toBeGreaterThan(0);
    expect(key.length).toBeLessThanOrEqual(300);
  },
);
