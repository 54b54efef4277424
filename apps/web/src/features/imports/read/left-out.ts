import type { LeftOut } from './parsed-file.ts';

const LINES_AT_MOST = 5;

/** Counts what is left out of an import, by reason. */
export class LeftOutList {
  readonly #reasons = new Map<string, { count: number; lines: number[] }>();

  add(reason: string, line?: number): void {
    const entry = this.#reasons.get(reason) ?? { count: 0, lines: [] };
    entry.count += 1;
    if (line !== undefined && entry.lines.length < LINES_AT_MOST) entry.lines.push(line);
    this.#reasons.set(reason, entry);
  }

  list(): LeftOut[] {
    return [...this.#reasons].map(([reason, { count, lines }]) => ({ reason, count, lines }));
  }
}
