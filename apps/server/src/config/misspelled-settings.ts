/** Shorter ones, such as HOST or PORT, look like too much that others put into the environment. */
const SHORTEST = 7;

const plain = (name: string) => name.toUpperCase().replaceAll(/[_-]/g, '');

/** One letter too many, too few, wrong, or two in the wrong order. */
function isOneSlipAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * A setting with a typing error would be ignored without a word, and mails would never leave or backups never be
 * encrypted.
 */
export function misspelledSettings(given: readonly string[], settings: readonly string[]): string[] {
  const known = settings.flatMap((name) => [name, `${name}_FILE`]);
  const compared = settings
    .filter((name) => name.length >= SHORTEST)
    .flatMap((name) => [name, `${name}_FILE`]);
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = compared.find((setting) => isOneSlipAway(plain(name), plain(setting)));
    return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
  });
}
