import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { printable } from './printable.ts';

const ODD = 'bs\b\b\bx\u001b[2J\u202e\u200b@example.org';
const ESCAPED = 'bs\\u{0008}\\u{0008}\\u{0008}x\\u{001b}[2J\\u{202e}\\u{200b}@example.org';

it('escapes control, invisible and direction characters in a console line, and nothing else', () => {
  expect(printable(`Mail to ${ODD}: verification code 123456`)).toBe(
    `Mail to ${ESCAPED}: verification code 123456`,
  );
  expect(printable('zoë@example.org\n“quoted” … 🏋')).toBe('zoë@example.org\n“quoted” … 🏋');
});

it('escapes them in log lines, which stay valid JSON', () => {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).info({ recipient: ODD }, `for ${ODD}`);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ recipient: ODD });
});
