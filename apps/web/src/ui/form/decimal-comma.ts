import type { InputEvent } from 'react';

const DECIMAL_COMMA = /^(\d*),(\d*)$/;

/** A number field would swallow a decimal comma, and make 125 of 12,5. */
export function decimalCommaToPoint(event: InputEvent<HTMLInputElement>): void {
  const text = event.data?.trim();
  if (!text || !DECIMAL_COMMA.test(text)) return;
  event.preventDefault();
  // The only way to type on: an unfinished '12.' cannot be set as the value of a number field.
  document.execCommand('insertText', false, text.replace(',', '.'));
}
