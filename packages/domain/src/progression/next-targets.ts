import { daysBetween, type LocalDate } from '../local-date.ts';
import type { RepUnit } from '../plan.ts';
import { isAssisted, oneRepMax, type PerformedSet } from '../workout.ts';
import type { Loads } from './loads.ts';
import type { Change, Goal, Session, SetTarget, Suggestion } from './suggestion.ts';

const MISSES = { lighter: 2, restart: 3 } as const;
const LIGHTER = { lighter: 0.95, restart: 0.9 } as const;
/** Days without the exercise, and what is left of the weight after them. */
const BREAKS = [
  { after: 60, factor: 0.9 },
  { after: 28, factor: 0.95 },
] as const;
const EASY_RPE = 6;
const STEP_SHARE = 0.05;

/** Sets that were meant to be work: neither warm-ups nor what was dropped to in the end. */
const workOf = ({ sets }: Session) => sets.filter(({ kind }) => kind === 'normal' || kind === 'failure');

/** One more, in the unit of the exercise. */
function moreOf(reps: number, unit: RepUnit): number {
  if (unit === 'reps') return reps + 1;
  if (unit === 'seconds') return reps + 5;
  return Math.max(reps + 1, Math.round(reps * (1 + STEP_SHARE)));
}

const clamp = (value: number, { reps, repsMax }: Goal) => Math.min(Math.max(value, reps), repsMax);

/** What the sessions so far have led to. */
interface State {
  readonly targets: readonly SetTarget[];
  readonly change: Change;
  readonly misses: number;
  /** What the weights were when the first of these misses happened. */
  readonly base: readonly (number | null)[];
}

interface Settings {
  readonly goal: Goal;
  readonly unit: RepUnit;
  readonly loads: Loads;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The set of a number; who did fewer repeats the last. */
const setAt = <S>(sets: readonly S[], index: number): S | undefined => sets[index] ?? sets.at(-1);

function effortOf(sets: readonly PerformedSet[]): number | undefined {
  const rated = sets.flatMap(({ rpe }) => (rpe == null ? [] : [rpe]));
  return rated.length === 0 ? undefined : Math.max(...rated);
}

const lighterThan = (set: PerformedSet, target: SetTarget | undefined) =>
  target?.weight != null && (set.weight ?? 0) < target.weight;

function isMiss(done: readonly PerformedSet[], before: State | undefined, { goal }: Settings): boolean {
  return done
    .slice(0, goal.sets)
    .some((set, index) => set.reps < goal.reps || lighterThan(set, before?.targets[index]));
}

const scaled = (weight: number | null, factor: number, loads: Loads) =>
  // Help is not scaled: less of it is more work.
  weight === null || weight <= 0 ? weight : loads.atMost(weight * factor);

function afterMiss(done: readonly PerformedSet[], before: State | undefined, settings: Settings): State {
  const { goal, loads } = settings;
  const planned = numbered(goal.sets).map(
    (index) => before?.targets[index]?.weight ?? setAt(done, index)?.weight ?? null,
  );
  const misses = (before?.misses ?? 0) + 1;
  const base = before && before.misses > 0 ? before.base : planned;
  const change = misses >= MISSES.restart ? 'restart' : misses >= MISSES.lighter ? 'lighter' : 'repeat';
  const weights =
    change === 'repeat' ? planned : base.map((weight) => scaled(weight, LIGHTER[change], loads));
  return {
    targets: weights.map((weight) => ({ weight, reps: goal.reps })),
    change,
    misses: change === 'restart' ? 0 : misses,
    base,
  };
}

const isStraight = (sets: readonly PerformedSet[]) => sets.every(({ weight }) => weight === sets[0]?.weight);

/** Whether the whole exercise goes up: all sets at the top, or, with one weight, the first there and the last close. */
function goesUp(done: readonly PerformedSet[], { goal }: Settings): boolean {
  if (done.length < goal.sets) return false;
  const planned = done.slice(0, goal.sets);
  const [first, last] = [planned[0], planned.at(-1)];
  if (!first || !last) return false;
  const straight = isStraight(planned);
  const all = planned.every(({ reps }) => reps >= goal.repsMax);
  return all || (straight && goal.repsMax > goal.reps && first.reps >= goal.repsMax && last.reps > goal.reps);
}

function targetAfter(set: PerformedSet, up: boolean, settings: Settings): SetTarget {
  const { goal, unit, loads } = settings;
  if (!set.weight && !isAssisted(set)) {
    return { weight: set.weight, reps: clamp(moreOf(set.reps, unit), goal) };
  }
  if (up) return { weight: loads.up(set.weight ?? 0) || null, reps: goal.reps };
  return { weight: set.weight, reps: clamp(moreOf(set.reps, unit), goal) };
}

function afterSuccess(done: readonly PerformedSet[], settings: Settings): State {
  const { goal } = settings;
  const sets = numbered(goal.sets).map((index) => setAt(done, index) as PerformedSet);
  const effort = effortOf(done);
  const weighted = sets.some((set) => set.weight);
  const hold = goal.rpe != null && effort !== undefined && effort >= goal.rpe + 1;
  const easy = effort !== undefined && effort <= (goal.rpe == null ? EASY_RPE : goal.rpe - 2);
  const allUp = easy || goesUp(done, settings);
  const targets = sets.map((set, index): SetTarget => {
    if (hold) return { weight: set.weight, reps: clamp(set.reps, goal) };
    const ownUp = !isStraight(sets) && index < done.length && set.reps >= goal.repsMax;
    return targetAfter(set, allUp || ownUp, settings);
  });
  return { targets, change: changeOf(), misses: 0, base: [] };

  function changeOf(): Change {
    if (hold) return 'hold';
    if (weighted && targets.some((target, index) => (target.weight ?? 0) > (sets[index]?.weight ?? 0)))
      return easy && !goesUp(done, settings) ? 'easy' : 'heavier';
    if (targets.some((target, index) => target.reps > (sets[index]?.reps ?? 0))) return 'more';
    return weighted ? 'sets' : 'top';
  }
}

/** Reps without a range grow with every success where there is no weight to add. */
const withRoom = (goal: Goal, session: Session, unit: RepUnit): Goal => {
  const bodyweight = workOf(session).every(({ weight }) => !weight);
  if (!bodyweight || goal.repsMax > goal.reps) return goal;
  const best = Math.max(goal.reps, ...workOf(session).map(({ reps }) => reps));
  return { ...goal, repsMax: moreOf(best, unit) };
};

function fold(sessions: readonly Session[], settings: Settings): State | undefined {
  let state: State | undefined;
  for (const session of [...sessions].reverse()) {
    const done = workOf(session);
    const own = { ...settings, goal: withRoom(settings.goal, session, settings.unit) };
    state = isMiss(done, state, own) ? afterMiss(done, state, own) : afterSuccess(done, own);
  }
  return state;
}

function byPercent(sessions: readonly Session[], { goal, loads }: Settings): SetTarget[] | undefined {
  const best = Math.max(
    0,
    ...sessions.flatMap((session) => workOf(session).map(({ weight, reps }) => oneRepMax(weight, reps) ?? 0)),
  );
  if (best === 0 || !goal.percent) return undefined;
  const weight = loads.atMost((best * goal.percent) / 100);
  return numbered(goal.sets).map(() => ({ weight, reps: goal.reps }));
}

const bare = ({ weight, reps }: PerformedSet): SetTarget => ({ weight, reps });

/**
 * What to do today, set by set, from the plan and the sessions of the exercise, newest first. Nothing is stored: a
 * corrected or deleted session changes the answer at once.
 */
export function nextTargets(
  goal: Goal,
  sessions: readonly Session[],
  today: LocalDate,
  { unit, loads }: { readonly unit: RepUnit; readonly loads: Loads },
): Suggestion | undefined {
  if (goal.rule === 'off') return undefined;
  // Weight every time: there is one number to reach, not a range.
  const settings = {
    goal: goal.rule === 'linear' ? { ...goal, repsMax: goal.reps } : goal,
    unit,
    loads,
  };
  const counted = sessions.filter((session) => !session.easy && workOf(session).length > 0);
  const [latest] = counted;
  const last = latest && { date: latest.date, sets: workOf(latest).map(bare) };
  const percent = goal.rule === 'percent' ? byPercent(counted, settings) : undefined;
  if (percent) return { targets: percent, change: 'percent', last };
  const state = fold(counted, settings);
  if (!state || !latest) {
    if (goal.weight == null) return undefined;
    const target = { weight: goal.weight, reps: goal.reps };
    return { targets: numbered(goal.sets).map(() => target), change: 'start', last: undefined };
  }
  const away = daysBetween(latest.date, today);
  const pause = BREAKS.find(({ after }) => away > after);
  if (!pause) return { targets: state.targets, change: state.change, last };
  const targets = numbered(goal.sets).map((index): SetTarget => {
    const set = setAt(workOf(latest), index);
    return { weight: scaled(set?.weight ?? null, pause.factor, loads), reps: goal.reps };
  });
  return { targets, change: 'break', last };
}
