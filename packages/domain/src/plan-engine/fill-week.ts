import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import { BODY_AREAS, type BodyArea } from '../training-load.ts';
import { WEEKDAYS, type Week, type Weekday } from '../weekday.ts';
import type { Candidates } from './candidates.ts';
import { CARDIO_DOSES, type CardioBlock } from './cardio.ts';
import { chooseExercise } from './choose.ts';
import { chooseCardio } from './choose-cardio.ts';
import { NEEDS } from './needs.ts';
import { repsOf, setsOf } from './schemes.ts';
import { SESSIONS, type Session } from './sessions.ts';
import { outlineOf } from './splits.ts';
import { type DraftEntry, WeekDraft } from './week-draft.ts';

export interface PlanRequest {
  readonly goal: FitnessGoal;
  readonly level: ActivityLevel;
  readonly seed: number;
}

export interface FilledWeek {
  readonly days: Week<readonly DraftEntry[]>;
  /** The areas with a place that nothing in the library fitted. */
  readonly missing: readonly BodyArea[];
}

/** Day by day and place by place; what was chosen before limits what may follow. */
export function fillWeek(candidates: Candidates, { goal, level, seed }: PlanRequest): FilledWeek {
  const planSeed = `${goal}/${level}/${seed}`;
  const draft = new WeekDraft();
  const missing = new Set<BodyArea>();

  function fillStrength(day: Weekday, { about, slots }: Session): void {
    for (const [index, slot] of slots.entries()) {
      const place = { goal, level, day, slot, about, seed: `${planSeed}/${day}/${index}` };
      const candidate = chooseExercise(candidates.strength, draft, place);
      if (!candidate) missing.add(NEEDS[slot.need].area);
      else {
        const { role } = slot;
        const reps = repsOf(candidate, { goal, level, role, seed: place.seed });
        draft.add(day, { candidate, sets: setsOf(goal, level, role), reps, role });
      }
    }
  }

  /** The warm-up follows what it warms up for, so the last is chosen first. */
  function fillCardio(day: Weekday, blocks: readonly CardioBlock[]): void {
    const entries: DraftEntry[] = [];
    for (const [index, block] of [...blocks.entries()].reverse()) {
      const today = entries.map(({ candidate }) => candidate);
      const place = { goal, level, day, block, today, planSeed, seed: `${planSeed}/${day}/cardio/${index}` };
      const candidate = chooseCardio(candidates.cardio, draft, place);
      if (!candidate) missing.add('Heart and Lungs');
      else {
        const { sets, minutes } = CARDIO_DOSES[block][level];
        entries.unshift({ candidate, sets, reps: minutes });
      }
    }
    for (const entry of entries) draft.add(day, entry);
  }

  const outline = outlineOf(goal, level);
  for (const day of WEEKDAYS) {
    const { session, cardio = [] } = outline[day] ?? {};
    if (session) fillStrength(day, SESSIONS[session]);
    fillCardio(day, cardio);
  }
  return { days: draft.days, missing: BODY_AREAS.filter((area) => missing.has(area)) };
}
