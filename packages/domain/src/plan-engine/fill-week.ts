import type { PlanWishes } from '../plan-options.ts';
import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import { BODY_AREAS, type BodyArea } from '../training-load.ts';
import { WEEKDAYS, type Weekday } from '../weekday.ts';
import { applyWishes, type Fitted } from './apply-wishes.ts';
import type { Candidates } from './candidates.ts';
import { CARDIO_DOSES, type CardioBlock } from './cardio.ts';
import { chooseExercise } from './choose.ts';
import { chooseCardio } from './choose-cardio.ts';
import type { Outline } from './day-outline.ts';
import { NEEDS } from './needs.ts';
import { repsOf, setsOf } from './schemes.ts';
import { SESSIONS, type Session } from './sessions.ts';
import { outlineOf } from './splits.ts';
import { type DraftEntry, WeekDraft } from './week-draft.ts';
import { isAvoidedArea } from './wishes.ts';

export interface PlanRequest {
  readonly goal: FitnessGoal;
  readonly level: ActivityLevel;
  readonly seed: number;
  readonly wishes?: PlanWishes | undefined;
}

export interface FilledWeek extends Fitted {
  readonly outline: Outline;
  /** The areas with a place that nothing in the library fitted. */
  readonly missing: readonly BodyArea[];
  /** Places for what is to be avoided. */
  readonly avoidedPlaces: number;
}

/** Day by day and place by place; what was chosen before limits what may follow. */
export function fillWeek(candidates: Candidates, planRequest: PlanRequest): FilledWeek {
  const { goal, level, seed, wishes = {} } = planRequest;
  const planSeed = `${goal}/${level}/${seed}`;
  const draft = new WeekDraft();
  const missing = new Set<BodyArea>();
  let avoidedPlaces = 0;
  const leaveEmpty = (area: BodyArea) => {
    if (isAvoidedArea(area, wishes)) avoidedPlaces += 1;
    else missing.add(area);
  };

  function fillStrength(day: Weekday, { about, slots }: Session): void {
    for (const [index, slot] of slots.entries()) {
      const place = { goal, level, day, slot, about, seed: `${planSeed}/${day}/${index}` };
      const candidate = chooseExercise(candidates.strength, draft, place);
      if (!candidate) leaveEmpty(NEEDS[slot.need].area);
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
      if (!candidate) leaveEmpty('Heart and Lungs');
      else {
        const { sets, minutes } = CARDIO_DOSES[block][level];
        entries.unshift({ candidate, sets, reps: minutes, block });
      }
    }
    for (const entry of entries) draft.add(day, entry);
  }

  const outline = outlineOf(goal, level, wishes);
  for (const day of WEEKDAYS) {
    const { session, cardio = [] } = outline[day] ?? {};
    if (session) fillStrength(day, SESSIONS[session]);
    fillCardio(day, cardio);
  }
  return {
    ...applyWishes(draft.days, { goal, level, outline, wishes }),
    outline,
    missing: BODY_AREAS.filter((area) => missing.has(area)),
    avoidedPlaces,
  };
}
