/** Characters that move the cursor, hide or reverse text: an address must not rewrite the console or a log. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escapeCharacter = (character: string) =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`;

/** The text with such characters escaped; line breaks stay. */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, (character) => (character === '\n' ? character : escapeCharacter(character)));

/** Prints a line on the console. */
export const printLine = (line: string) => void process.stdout.write(`${printable(line)}\n`);
