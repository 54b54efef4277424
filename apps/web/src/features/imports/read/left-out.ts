import type { LeftOut } from './parsed-file.ts';

const LINES_AT_MOST = 5;
/** The server takes 200 of all lists together; a reason may name what stands in the file. */
const REASONS_AT_MOST = 60;
const REASON_LENGTH = 200;
const OTHER = 'Other entries that cannot be imported';

/** Counts what is left out of an import, by reason. */
export class LeftOutList {
  readonly #reasons = new Map<string, { count: number; lines: number[] }>();

  add(given: string, line?: number): void {
    const named = given.slice(0, REASON_LENGTH);
    const isRoom = this.#reasons.has(named) || this.#reasons.size < REASONS_AT_MOST;
    const reason = isRoom ? named : OTHER;
    const entry = this.#reasons.get(reason) ?? { count: 0, lines: [] };
    entry.count += 1;
    if (line !== undefined && entry.lines.length < LINES_AT_MOST) entry.lines.push(line);
    this.#reasons.set(reason, entry);
  }

  list(): LeftOut[] {
    return [...this.#reasons].map(([reason, { count, lines }]) => ({ reason, count, lines }));
  }
}
