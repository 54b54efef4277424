export interface Verdict {
  readonly passed: boolean;
  /** Passed because it could not be tried here. */
  readonly skipped?: boolean;
  readonly lines: readonly string[];
}

/** What a fault has shown: figures for the reader, and whatever should not have been. */
export class Findings {
  readonly #lines: string[] = [];
  readonly #problems: string[] = [];

  tell(line: string): void {
    this.#lines.push(line);
  }

  expect(holds: boolean, otherwise: string): void {
    if (!holds) this.#problems.push(`FAILED: ${otherwise}`);
  }

  verdict(): Verdict {
    return { passed: this.#problems.length === 0, lines: [...this.#lines, ...this.#problems] };
  }
}

const GROUPED = new Intl.NumberFormat('en');

/** "1 write", "12,345 writes". */
export const count = (number: number, noun: string) =>
  `${GROUPED.format(number)} ${noun}${number === 1 ? '' : 's'}`;
