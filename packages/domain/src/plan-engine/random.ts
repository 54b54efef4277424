/** A last stir, so that seeds next to each other have nothing in common. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** From 0 up to 1. */
const fractionOf = (hash: number) => hash / 2 ** 32;

/**
 * Every item draws by its own number and the best draw for its weight wins. Neither the order of the items nor
 * the arrival of another one changes who is ahead of whom, so a plan keeps what it can.
 */
export function pickWeighted<T>(
  items: readonly T[],
  seed: string,
  { numberOf, weightOf }: { numberOf: (item: T) => number; weightOf: (item: T) => number },
): T | undefined {
  const start = hashOf(seed);
  let best: { item: T; score: number } | undefined;
  for (const item of items) {
    const score = fractionOf(mix(start ^ Math.imul(numberOf(item), 0x9e3779b1))) / weightOf(item);
    if (!best || score < best.score) best = { item, score };
  }
  return best?.item;
}

export function pick<T>(items: readonly T[], seed: string): T | undefined {
  return items[Math.floor(fractionOf(hashOf(seed)) * items.length)];
}
