import { describe, expect, it } from 'vitest';
import { ExerciseMatcher, wordsOf } from './match-exercises.ts';

const exercise = (exercise_id: number, name: string, other_names: string[] = []) => ({
  exercise_id,
  name,
  other_names,
});
const EXERCISES = [
  exercise(1, 'Barbell Bench Press', ['Bench', 'Bench Press']),
  exercise(2, 'Dumbbell Bench Press'),
  exercise(3, 'Barbell Row', ['Row']),
  exercise(4, 'Bent-Over Dumbbell Row', ['Row']),
  exercise(5, 'Pull-Up', ['Pullup']),
  exercise(6, 'Bodyweight Squat'),
  exercise(7, 'Barbell Back Squat', ['Squat']),
];
const matcher = (remembered: { name: string; exercise_id: number }[] = []) =>
  new ExerciseMatcher({
    exercises: EXERCISES,
    aliases: [{ name: 'Squat (Barbell)', exercise_id: 7 }],
    remembered,
  });
const found = (name: string) => {
  const { exercise: one, rule } = matcher().match(name);
  return [one?.exercise_id, rule];
};

describe('matching', () => {
  it('takes the name, an alias, or the same words in any order and spelling (R-738)', () => {
    expect(found('barbell  bench press')).toEqual([1, 'name']);
    expect(found('Squat (Barbell)')).toEqual([7, 'alias']);
    expect(found('Bench Press (Barbell)')).toEqual([1, 'words']);
    expect(found('Bench Presses (Dumbbell)')).toEqual([2, 'words']);
    expect(found('Pull Ups')).toEqual([5, 'words']);
    expect(wordsOf('Tricep Push-Down (Rope)')).toEqual(wordsOf('Rope Triceps Pushdown'));
  });

  it('never takes what is only near, and offers it instead (R-739)', () => {
    const { exercise: one, offers } = matcher().match('Bent Over Row (Barbell)');
    expect(one).toBeUndefined();
    expect(offers.map(({ exercise_id }) => exercise_id)).toContain(4);
    expect(matcher().match('Paused Squat').exercise).toBeUndefined();
  });

  it('takes no name that two exercises have', () => {
    expect(found('Row')).toEqual([undefined, undefined]);
  });

  it('takes what the member chose before first of all', () => {
    const chosen = matcher([{ name: 'Bench Press (Barbell)', exercise_id: 2 }]).match(
      'bench press (barbell)',
    );
    expect([chosen.exercise?.exercise_id, chosen.rule]).toEqual([2, 'remembered']);
  });
});
