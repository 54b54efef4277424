/** 'chest, back and calves'. */
export const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** '3 sets of 8 to 10', from what was really planned. */
export function schemeInWords(entries: readonly { sets: number; reps: number }[]): string {
  const sets = rangeInWords(entries.map((entry) => entry.sets));
  const plural = entries.every((entry) => entry.sets === 1) ? 'set' : 'sets';
  return `${sets} ${plural} of ${rangeInWords(entries.map((entry) => entry.reps))}`;
}

export function rangeInWords(values: readonly number[]): string {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min === max ? `${min}` : `${min} to ${max}`;
}
