import * as z from 'zod/mini';

export const ERROR_STATUS = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  EMAIL_NOT_VERIFIED: 403,
  /** The call changes how the account is entered: see POST /users/confirm-identity. */
  RECENT_SIGN_IN_REQUIRED: 403,
  /** Administrators of this installation need a second factor. */
  SECOND_FACTOR_REQUIRED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  CHANGED_MEANWHILE: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Every error answer has this body; `message` and `error` carry the same sentence. */
export const errorBody = z.object({
  message: z.string(),
  error: z.string(),
  code: z.optional(z.string()),
  requestId: z.optional(z.string()),
  field: z.optional(z.string()),
  details: z.optional(z.union([z.string(), z.array(z.string())])),
  missingFields: z.optional(z.array(z.string())),
  /** Of a log-in with the right password to a banned account. */
  ban: z.optional(
    z.object({
      reason: z.nullable(z.string()),
      /** Whether an appeal can be sent, was sent, or was declined. */
      appeal: z.enum(['possible', 'sent', 'declined']),
      /** Of an appeal that was declined: what the administrator had to say. */
      note: z.optional(z.nullable(z.string())),
      /** Where an appeal is possible: what `POST /auth/appeal` asks for. */
      ticket: z.optional(z.string()),
    }),
  ),
  /** With CHANGED_MEANWHILE: the record as it is now. */
  current: z.optional(z.unknown()),
});
export type BanNotice = NonNullable<z.output<typeof errorBody>['ban']>;
export type ErrorBody = z.output<typeof errorBody>;
