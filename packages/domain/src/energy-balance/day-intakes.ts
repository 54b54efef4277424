import type { LocalDate } from '../local-date.ts';
import type { DayMark } from '../meal.ts';

export interface DayIntake {
  readonly date: LocalDate;
  readonly kcal: number;
  /** The member's word that everything eaten is there, or that nothing was eaten. */
  readonly mark?: DayMark | null | undefined;
}

export type IntakeFault = 'blank' | 'half-logged' | 'too-high';

/** What counts as eaten on a day, how sure that is, and why the diary's own figure was left out. */
export interface CountedIntake {
  readonly kcal: number;
  readonly sd: number;
  readonly fault?: IntakeFault;
  /** One of many blank days in a row, or nothing is known of four weeks. */
  readonly isUnknown?: boolean;
}

const COMPLETE_SD = 120;
const UNKNOWN_SD = 450;
const HALF_LOGGED_BELOW = 0.6;
const TOO_HIGH_ABOVE = 3;
const USUAL_DAYS = 28;
/** Fewer days are no habit yet: the expenditure counts as one of them. */
const FEW_DAYS = 5;
/** Whoever writes nothing down for longer does not live as usual. */
const BLANK_IN_A_ROW = 4;

const medianOf = (sorted: readonly number[]): number | undefined => {
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + (upper ?? 0)) / 2;
};

/** Kept in order, so that the median of each day costs next to nothing. */
class SortedWindow {
  readonly #sorted: number[] = [];

  #placeOf(value: number): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(value: number) {
    this.#sorted.splice(this.#placeOf(value), 0, value);
  }

  remove(value: number) {
    this.#sorted.splice(this.#placeOf(value), 1);
  }

  get isEmpty() {
    return this.#sorted.length === 0;
  }

  median(expenditure: number): number {
    if (this.#sorted.length >= FEW_DAYS) return medianOf(this.#sorted) ?? expenditure;
    return medianOf([...this.#sorted, expenditure].sort((a, b) => a - b)) ?? expenditure;
  }
}

const faultOf = (kcal: number, usual: number): IntakeFault | undefined => {
  if (kcal < HALF_LOGGED_BELOW * usual) return 'half-logged';
  return kcal > TOO_HIGH_ABOVE * usual ? 'too-high' : undefined;
};

/** Reads a diary day after day: what is missing on one is taken from the four weeks up to it. */
export class IntakeReader {
  readonly #window = new SortedWindow();
  readonly #kept: { readonly at: number; readonly kcal: number }[] = [];
  #oldest = 0;
  #blank = 0;

  #keep(at: number, { kcal, mark }: DayIntake) {
    if (kcal <= 0 || mark === 'fasted') return;
    this.#window.add(kcal);
    this.#kept.push({ at, kcal });
  }

  #forget(before: number) {
    for (let one = this.#kept[this.#oldest]; one && one.at < before; one = this.#kept[++this.#oldest])
      this.#window.remove(one.kcal);
  }

  /** Days are numbered, and asked for in their order. */
  read(at: number, day: DayIntake | undefined, expenditure: number): CountedIntake {
    this.#forget(at - USUAL_DAYS + 1);
    if (day) this.#keep(at, day);
    if (day?.mark === 'fasted') {
      this.#blank = 0;
      return { kcal: day.kcal, sd: COMPLETE_SD };
    }
    const usual = this.#window.median(expenditure);
    // Not even a day marked complete is one without any food.
    this.#blank = !day || day.kcal <= 0 ? this.#blank + 1 : 0;
    if (!day || this.#blank > 0) return this.#substitute(usual, 'blank');
    const fault = day.mark === 'complete' ? undefined : faultOf(day.kcal, usual);
    return fault ? this.#substitute(usual, fault) : { kcal: day.kcal, sd: COMPLETE_SD };
  }

  #substitute(usual: number, fault: IntakeFault): CountedIntake {
    const isUnknown = this.#window.isEmpty || this.#blank > BLANK_IN_A_ROW;
    return { kcal: usual, sd: UNKNOWN_SD, fault, ...(isUnknown ? { isUnknown } : {}) };
  }
}
