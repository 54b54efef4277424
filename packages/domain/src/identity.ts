const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const CODE_LENGTH = 6;
export const RESEND_WAIT_SECONDS = 60;

/** Counted as people count: one emoji or accented letter is one character. */
export const characters = (text: string) => Array.from(text).length;

export const isPasswordLongEnough = (password: string) => characters(password) >= PASSWORD_MIN;

/** Basic on purpose: the verification mail is the real check. */
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/;

/** Characters nobody sees: two addresses that differ only in them look like one mailbox. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const normaliseEmail = (text: string) => text.trim().toLowerCase().normalize('NFC');
export const isEmail = (text: string) => EMAIL.test(text.trim()) && !UNSEEN.test(text.trim());

/** Some servers answer booleans as 't'. Anything but a clear yes is a no. */
export const isTrue = (value: unknown) => value === true || value === 't' || value === 'true';

/** A stored or answered token may still carry its scheme. */
export const stripBearer = (token: string) => token.replace(/^Bearer\s+/i, '').trim();

const segmenter = () => new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const firstGrapheme = (text: string) => [...segmenter().segment(text.trim())][0]?.segment ?? '';

export function initials(firstName: string | null | undefined, lastName: string | null | undefined): string {
  const both = firstGrapheme(firstName ?? '') + firstGrapheme(lastName ?? '');
  return both.toLocaleUpperCase() || 'U';
}
