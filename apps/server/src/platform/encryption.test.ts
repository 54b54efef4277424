import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';
import { derivedKey } from './secrets.ts';

const key = derivedKey('a secret of this installation', 'tests');

describe('encryption', () => {
  it('gives back what was put in, and looks different each time', () => {
    const boxes = [encrypt(key, 'whsec_ä€'), encrypt(key, 'whsec_ä€')];
    expect(boxes[0]).not.toBe(boxes[1]);
    expect(boxes[0]).toMatch(/^[\w-]+$/);
    expect(boxes.map((box) => decrypt(key, box))).toEqual(['whsec_ä€', 'whsec_ä€']);
    expect(decrypt(key, encrypt(key, ''))).toBe('');
  });

  it('refuses another key, a changed box, a short one and none', () => {
    const box = encrypt(key, 'secret');
    const changed = Buffer.from(box, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(decrypt(derivedKey('another', 'tests'), box)).toBeUndefined();
    expect(decrypt(key, changed.toString('base64url'))).toBeUndefined();
    expect(decrypt(key, box.slice(0, 20))).toBeUndefined();
    expect(decrypt(key, '')).toBeUndefined();
  });
});
