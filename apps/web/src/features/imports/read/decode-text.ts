import { UnreadableFile } from './parsed-file.ts';

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Two-byte characters without a byte order mark: every other byte is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 400);
  if (sample.length < 4) return undefined;
  let [even, odd] = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const most = sample.length / 2;
  if (odd > most * 0.7 && even < most * 0.1) return 'utf-16le';
  if (even > most * 0.7 && odd < most * 0.1) return 'utf-16be';
  return undefined;
}

const NOT_TEXT = 'This file is not text. Please choose the CSV, ZIP, JSON or XML file that the app exported.';

function requireText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells binary from text
  const controls = text.slice(0, 4000).match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  if (controls > 3) throw new UnreadableFile(NOT_TEXT);
  return text;
}

/** UTF-8 or UTF-16 with or without a byte order mark, else Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => withUnixLines(decode(bytes));

/** Some files mix both kinds of line ends. */
const withUnixLines = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

function decode(bytes: Uint8Array): string {
  const marked = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : utf16Of(bytes);
  if (marked) return requireText(new TextDecoder(marked).decode(bytes));
  try {
    // It leaves the byte order mark out.
    return requireText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    return requireText(new TextDecoder('windows-1252').decode(bytes));
  }
}
