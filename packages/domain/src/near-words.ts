/** How many letters to change, add, leave out or swap with their neighbor; anything above `most` is `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (i > 1 && j > 1 && swapped) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

const LEAST_LETTERS = 3;
const TWO_ERRORS_FROM = 6;
const STEM_LETTERS = 4;
const CHOICES = 4;

/** The known words a mistyped one may stand for, the nearest first. */
export function nearWords(word: string, known: Iterable<string>): string[] {
  if (word.length < LEAST_LETTERS) return [];
  const most = word.length >= TWO_ERRORS_FROM ? 2 : 1;
  const near: { other: string; far: number }[] = [];
  for (const other of known) {
    // 'clapping' is nearer to 'clap' than its letters are.
    const begins = other.length >= STEM_LETTERS && word.startsWith(other);
    const far = begins ? 1 : editDistance(word, other, most);
    // The first letter is rarely the wrong one.
    if (far <= most) near.push({ other, far: far + (word[0] === other[0] ? 0 : 0.5) });
  }
  return near
    .sort((a, b) => a.far - b.far || (a.other < b.other ? -1 : 1))
    .slice(0, CHOICES)
    .map(({ other }) => other);
}
