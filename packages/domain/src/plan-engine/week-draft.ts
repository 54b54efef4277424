import type { Equipment } from '../exercise.ts';
import type { BodyArea } from '../training-load.ts';
import { WEEKDAYS, type Week, type Weekday, weekOf } from '../weekday.ts';
import { HARD_SETS } from './bounds.ts';
import { type Candidate, equipmentFor } from './candidates.ts';
import type { CardioBlock } from './cardio.ts';
import type { Role } from './schemes.ts';

export interface DraftEntry {
  readonly candidate: Candidate;
  readonly sets: number;
  readonly reps: number;
  /** Cardio has none. */
  readonly role?: Role;
  /** Of cardio. */
  readonly block?: CardioBlock;
}

const dayAt = (day: Weekday, offset: number): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(day) + offset + WEEKDAYS.length) % WEEKDAYS.length] as Weekday;

/** The week while it is being filled. */
export class WeekDraft {
  readonly days: Week<DraftEntry[]> = weekOf(() => []);
  readonly #setsOn = weekOf(() => new Map<BodyArea, number>());
  readonly #setsOf = new Map<BodyArea, number>();
  readonly #used = new Set<Candidate>();

  add(day: Weekday, entry: DraftEntry): void {
    this.days[day].push(entry);
    this.#used.add(entry.candidate);
    for (const area of entry.candidate.areas) {
      this.#setsOn[day].set(area, this.setsOn(day, area) + entry.sets);
      this.#setsOf.set(area, this.setsOf(area) + entry.sets);
    }
  }

  isUsed(candidate: Candidate): boolean {
    return this.#used.has(candidate);
  }

  setsOn(day: Weekday, area: BodyArea): number {
    return this.#setsOn[day].get(area) ?? 0;
  }

  setsOf(area: BodyArea): number {
    return this.#setsOf.get(area) ?? 0;
  }

  /** Whether so many more sets leave the area its rest before and after. */
  leavesRest(day: Weekday, area: BodyArea, sets: number): boolean {
    if (this.setsOn(day, area) + sets < HARD_SETS) return true;
    return [dayAt(day, -1), dayAt(day, 1)].every((next) => this.setsOn(next, area) < HARD_SETS);
  }

  /** The equipment a day asks for so far. */
  stationsOn(day: Weekday): Equipment[] {
    return equipmentFor(this.days[day].map(({ candidate }) => candidate));
  }
}
