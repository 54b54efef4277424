import { WEEKDAYS } from '@fitarc/domain/weekday';
import { describe, expect, it } from 'vitest';
import { type Program, programSchema, readReps } from '../features/programs/programs.schema.ts';
import { shippedExercises, shippedPrograms } from './catalogues.ts';
import { programMistakes } from './program-mistakes.ts';

const PROGRAMS = shippedPrograms.read();
const EXERCISES = shippedExercises.read();
const byKey = new Map(EXERCISES.map((exercise) => [exercise.key, exercise]));
const named = PROGRAMS.map((program) => [program.key, program] as const);

const sessionsOfWeek = (program: Program, week: Program['weeks'][number]) =>
  WEEKDAYS.flatMap((day) => (week[day] ? [program.sessions[week[day]] ?? []] : []));

/** Minutes of running in a week. */
const runMinutes = (program: Program, week: Program['weeks'][number]) =>
  sessionsOfWeek(program, week)
    .flat()
    .filter(({ exercise }) => exercise.endsWith('-run'))
    .reduce((sum, { sets, reps }) => sum + sets * readReps(reps).reps, 0);

describe('the programs', () => {
  it('are the well-known structures, each with exercises of the library and their equipment (R-810)', () => {
    expect(PROGRAMS.map(({ key }) => key)).toEqual([
      'beginner-linear-strength',
      'bodyweight-at-home',
      'daily-mobility',
      'dumbbells-at-home',
      'four-week-waves',
      'full-body-three-days',
      'kettlebell-three-days',
      'push-pull-legs',
      'run-five-kilometers',
      'run-ten-kilometers',
      'upper-lower-four-days',
    ]);
    expect(programMistakes(PROGRAMS, EXERCISES)).toEqual([]);
  });

  it('say which program names an unknown exercise, other equipment, or a percent of nothing', () => {
    const [program] = PROGRAMS;
    if (!program) throw new Error('there are no programs');
    const wrong = {
      ...program,
      equipment: ['Kettlebell' as const],
      sessions: {
        A: [
          { exercise: 'no-such-lift', sets: 1, reps: 1 },
          { exercise: 'barbell-curl', sets: 1, reps: 1 },
          { exercise: 'plank', sets: 1, reps: 1, percent: 80 },
        ],
      },
    };
    expect(programMistakes([wrong], EXERCISES)).toEqual([
      `programs (${program.key}): there is no exercise with the key no-such-lift.`,
      `programs (${program.key}): barbell-curl needs Barbell.`,
      `programs (${program.key}), equipment: no exercise uses Kettlebell.`,
      `programs (${program.key}): plank has no weight of which percent could be taken.`,
    ]);
  });

  it('are refused with an unknown or unused session, a week without training, or a range the wrong way', () => {
    const entry = { exercise: 'plank', sets: 1, reps: '60-30' };
    const base = PROGRAMS[0] as Program;
    const result = programSchema.safeParse({
      ...base,
      sessions: { A: [entry], B: [{ ...entry, reps: 30 }] },
      weeks: [{ Monday: 'A', Tuesday: 'C' }, {}],
    });
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['weeks', 'there is no session called C'],
      ['sessions.A.0.reps', 'must begin with the smaller number'],
      ['sessions.B', 'is on no day of any week'],
      ['weeks.1', 'has no training day'],
    ]);
  });

  it.each(named)('%s: a session has a sensible size and says how each exercise goes on', (_key, program) => {
    for (const [name, entries] of Object.entries(program.sessions)) {
      const sets = entries.reduce((sum, one) => sum + one.sets, 0);
      expect([name, sets >= 1 && sets <= 30]).toEqual([name, true]);
      for (const { exercise, progression, percent } of entries) {
        expect([exercise, progression]).toEqual([exercise, expect.any(String)]);
        expect([exercise, progression === 'percent']).toEqual([exercise, percent !== undefined]);
      }
      // Supersets stand together and have a partner.
      const groups = entries.map(({ superset }) => superset ?? 0);
      for (const group of new Set(groups.filter(Boolean))) {
        const at = groups.flatMap((one, index) => (one === group ? [index] : []));
        expect(at.length).toBeGreaterThan(1);
        expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBe(at.length - 1);
      }
    }
    for (const week of program.weeks) {
      const days = WEEKDAYS.filter((day) => week[day]);
      expect(days.length).toBeLessThanOrEqual(6);
    }
  });

  it.each(named.filter(([, { goal }]) => goal === 'muscle_gain'))(
    '%s: large lifts come before isolation, and no muscle gets more than 26 sets a week',
    (_key, program) => {
      for (const entries of Object.values(program.sessions)) {
        const mechanics = entries.map(({ exercise }) => byKey.get(exercise)?.mechanic);
        const [first] = mechanics;
        expect(first).toBe('compound');
      }
      for (const week of program.weeks) {
        const sets = new Map<string, number>();
        for (const entry of sessionsOfWeek(program, week).flat())
          for (const muscle of byKey.get(entry.exercise)?.muscles ?? [])
            sets.set(muscle, (sets.get(muscle) ?? 0) + entry.sets);
        expect(Math.max(...sets.values())).toBeLessThanOrEqual(26);
      }
    },
  );

  it('wave: three weeks up and a lighter fourth, by percent of the max (R-811)', () => {
    const waves = PROGRAMS.find(({ key }) => key === 'four-week-waves') as Program;
    const heaviest = waves.weeks.map((week) =>
      Math.max(...sessionsOfWeek(waves, week).flatMap((day) => day.map(({ percent = 0 }) => percent))),
    );
    expect(heaviest).toEqual([76, 80, 85, 56]);
  });

  it.each([
    ['run-five-kilometers', 10, 30],
    ['run-ten-kilometers', 12, 70],
  ])('%s: %i weeks of running that grow gently, up to %i minutes in one go', (key, weeks, longest) => {
    const program = PROGRAMS.find((one) => one.key === key) as Program;
    expect(program.weeks).toHaveLength(weeks);
    const minutes = program.weeks.map((week) => runMinutes(program, week));
    const before = (at: number) => Math.max(...minutes.slice(Math.max(0, at - 2), at));
    for (const [at, sum] of minutes.entries())
      if (at > 0)
        expect([at + 1, sum <= Math.max(before(at) * 1.4, before(at) + 12)]).toEqual([at + 1, true]);
    const single = Object.values(program.sessions).flatMap((entries) =>
      entries.filter(({ exercise }) => exercise === 'easy-run').map(({ reps }) => readReps(reps).reps),
    );
    expect(Math.max(...single)).toBe(longest);
  });
});
