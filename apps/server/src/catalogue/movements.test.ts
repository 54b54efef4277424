import { equipmentProblem, problemsOf } from '@fitarc/movement/anatomy-check';
import { makeMovement, readSpec, writeSpec } from '@fitarc/movement/spec';
import { TEMPLATES } from '@fitarc/movement/templates/all';
import { describe, expect, it } from 'vitest';
import { shippedExercises } from './catalogues.ts';

const exercises = shippedExercises.read();
const withProblems = (check: (exercise: (typeof exercises)[number]) => readonly string[]) =>
  exercises.flatMap((exercise) => check(exercise).map((problem) => `${exercise.key}: ${problem}`));
const movementOf = ({ movement }: (typeof exercises)[number]) => {
  const spec = readSpec(movement, TEMPLATES);
  if (!spec) throw new Error(`unknown movement ${movement}`);
  return makeMovement(spec);
};

describe('the moving figure of every exercise', () => {
  it('is a template with its options, in the shortest form (R-1003)', () => {
    const problems = withProblems(({ movement }) => {
      const spec = readSpec(movement, TEMPLATES);
      if (!spec) return [`unknown movement ${movement}`];
      return writeSpec(spec) === movement ? [] : [`${movement} is ${writeSpec(spec)}`];
    });
    expect(problems).toEqual([]);
  });

  it('does at 60 moments only what a body can: joints, lengths, floor, feet, hands on the equipment, a closed loop (R-1004)', () => {
    expect(withProblems((exercise) => problemsOf(movementOf(exercise)))).toEqual([]);
  });

  it('shows the equipment the exercise needs and no other (R-1005)', () => {
    expect(
      withProblems((exercise) => [equipmentProblem(movementOf(exercise), exercise.equipment) ?? []].flat()),
    ).toEqual([]);
  });

  it('agrees with what its name says', () => {
    const specOf = (key: string) => exercises.find((one) => one.key === key)?.movement ?? '';
    expect(specOf('hammer-curl')).toMatch(/neutral/);
    expect(specOf('sumo-deadlift')).toMatch(/sumo/);
    expect(specOf('barbell-romanian-deadlift')).toMatch(/^romanian-deadlift/);
    expect(specOf('incline-barbell-bench-press')).toMatch(/incline/);
    expect(specOf('chin-up')).toMatch(/underhand/);
  });
});
