import * as z from 'zod/mini';

const UNREADABLE = 'The answer of the passkey cannot be read';
const part = (max: number) => z.string(UNREADABLE).check(z.maxLength(max, UNREADABLE));

const optionalParts = {
  authenticatorAttachment: z.optional(part(100)),
  clientExtensionResults: z.optional(z.looseObject({})),
};

/** What a browser gives for a challenge, as WebAuthn's JSON form has it. */
export const passkeyAnswer = z.object({
  id: part(1400),
  rawId: part(1400),
  type: z.literal('public-key', UNREADABLE),
  response: z.object({
    clientDataJSON: part(4000),
    authenticatorData: part(4000),
    signature: part(4000),
    userHandle: z.optional(part(200)),
  }),
  ...optionalParts,
});

/** What a browser gives for a new passkey. */
export const newPasskeyAnswer = z.object({
  id: part(1400),
  rawId: part(1400),
  type: z.literal('public-key', UNREADABLE),
  response: z.object({
    clientDataJSON: part(4000),
    attestationObject: part(100_000),
    transports: z.optional(z.array(part(40)).check(z.maxLength(10, UNREADABLE))),
  }),
  ...optionalParts,
});
