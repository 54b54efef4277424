import { expect, it } from 'vitest';
import { readClaims } from './token.ts';

const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

it('reads the claims of the token it is given, also after another one', () => {
  const ada = tokenOf({ email: 'ada@fitarc.test', user_id: 7, verified: true });
  const ben = tokenOf({ email: 'ben@fitarc.test', user_id: 8 });
  expect(readClaims(ada)).toEqual({ email: 'ada@fitarc.test', isVerified: true, userId: 7 });
  expect(readClaims(ben)).toMatchObject({ userId: 8, isVerified: false });
  expect(readClaims(ada)?.userId).toBe(7);
  expect(readClaims('')).toBeUndefined();
  expect(readClaims(ada)?.userId).toBe(7);
});
