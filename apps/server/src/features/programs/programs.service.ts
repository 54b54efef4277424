import type { PlanEntry } from '@fitarc/contract/plans';
import type * as api from '@fitarc/contract/programs';
import { WEEKDAYS, weekOf } from '@fitarc/domain/weekday';
import type { Catalogue } from '../../platform/catalogue-files.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid, notFound } from '../../platform/http/app-error.ts';
import { presentExercise } from '../library/present-exercise.service.ts';
import { createCustomPlan } from '../plans/plans.service.ts';
import { findByKey } from './programs.repository.ts';
import { type Program, type ProgramEntry, readReps } from './programs.schema.ts';

/** Read when they are first asked for, and kept: they change with a release alone. */
export class Programs {
  readonly #catalogue: Catalogue<Program>;
  #byKey: ReadonlyMap<string, Program> | undefined;

  constructor(catalogue: Catalogue<Program>) {
    this.#catalogue = catalogue;
  }

  #read(): ReadonlyMap<string, Program> {
    this.#byKey ??= new Map(this.#catalogue.read().map((program) => [program.key, program]));
    return this.#byKey;
  }

  list(): Program[] {
    return [...this.#read().values()];
  }

  require(key: string): Program {
    const program = this.#read().get(key);
    if (!program) throw notFound('Program not found');
    return program;
  }
}

const daysOf = (week: Program['weeks'][number]) => WEEKDAYS.filter((day) => week[day]).length;

export const presentSummary = (program: Program): api.ProgramSummary => ({
  key: program.key,
  name: program.name,
  summary: program.summary,
  for_whom: program.forWhom,
  level: program.level,
  fitness_goal: program.goal,
  minutes: program.minutes,
  equipment: [...program.equipment],
  days_per_week: Math.max(...program.weeks.map(daysOf)),
  week_count: program.weeks.length,
});

const entryOf = (entry: ProgramEntry, exercise_id: number): PlanEntry => {
  const { reps, repsMax } = readReps(entry.reps);
  return {
    exercise_id,
    sets: entry.sets,
    reps,
    ...(repsMax === undefined ? {} : { reps_max: repsMax }),
    ...(entry.percent === undefined ? {} : { target_percent: entry.percent }),
    ...(entry.rpe === undefined ? {} : { target_rpe: entry.rpe }),
    ...(entry.rest === undefined ? {} : { rest_seconds: entry.rest }),
    ...(entry.progression === undefined ? {} : { progression: entry.progression }),
    ...(entry.superset === undefined ? {} : { superset: entry.superset }),
  };
};

/** Of an exercise that never came into the library, because the name was taken. */
const nameOfKey = (key: string) => {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Its sessions with the exercises this installation has, and what it does not have. */
async function resolve(db: Executor, { sessions }: Program) {
  const keys = [...new Set(Object.values(sessions).flatMap((entries) => entries.map((one) => one.exercise)))];
  const rows = await findByKey(db, keys);
  const found = new Map([...rows].filter(([, row]) => !row.archivedAt));
  return {
    exercises: [...found.values()],
    sessions: Object.entries(sessions).map(([name, entries]) => ({
      name,
      entries: entries.flatMap((entry) => {
        const exercise = found.get(entry.exercise);
        return exercise ? [entryOf(entry, exercise.id)] : [];
      }),
    })),
    left_out: keys.filter((key) => !found.has(key)).map((key) => rows.get(key)?.name ?? nameOfKey(key)),
  };
}

export async function presentProgram(db: Executor, program: Program): Promise<api.Program> {
  const { exercises, sessions, left_out } = await resolve(db, program);
  const names = sessions.map(({ name }) => name);
  return {
    ...presentSummary(program),
    expect: program.expect,
    progression: [...program.progression],
    exercises: exercises.map((row) => presentExercise(row)),
    sessions,
    weeks: program.weeks.map((week) =>
      weekOf((day) => {
        const session = week[day];
        return session === undefined ? null : names.indexOf(session);
      }),
    ),
    left_out,
  };
}

export async function copyProgram(tx: Executor, clock: Clock, userId: number, program: Program) {
  const { sessions, left_out } = await resolve(tx, program);
  const byName = new Map(sessions.map(({ name, entries }) => [name, entries]));
  if (sessions.every(({ entries }) => entries.length === 0))
    throw invalid('None of the exercises of this program is in the library');
  const weeks = program.weeks.map((week) => weekOf((day) => byName.get(week[day] ?? '') ?? []));
  const [workouts = weekOf(() => []), ...more_weeks] = weeks;
  const input = { plan_name: program.name, fitness_goal: program.goal, workouts, more_weeks };
  return { plan: await createCustomPlan(tx, clock, userId, input), left_out };
}
