import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../weekday.ts';
import { generatePlan, type PlanInput } from './generate.ts';
import { exerciseName, TEST_LIBRARY } from './test-library.ts';

/** Every entry of twenty plans, by name. */
function entriesOf(input: Pick<PlanInput, 'goal' | 'activityLevel'>, library = TEST_LIBRARY) {
  return Array.from({ length: 20 }, (_, seed) => generatePlan({ ...input, seed, library }).week).flatMap(
    (week) =>
      WEEKDAYS.flatMap((day) =>
        week[day].map(({ exerciseId, ...rest }) => ({ name: exerciseName(exerciseId), ...rest })),
      ),
  );
}
const namesOf = (...args: Parameters<typeof entriesOf>) =>
  new Set(entriesOf(...args).map(({ name }) => name));
const without = (...names: string[]) => TEST_LIBRARY.filter(({ name }) => !names.includes(name));

describe('choosing an exercise (A-144)', () => {
  it('prefers for muscle gain what can be loaded, and takes the rest when there is nothing else', () => {
    const gain = { goal: 'muscle_gain', activityLevel: 'sedentary' } as const;
    expect(namesOf(gain)).not.toContain('Glute Bridge');
    const bare = without('Machine Hip Thrust', 'Cable Pull-Through', 'Dumbbell Reverse Lunge');
    expect(namesOf(gain, bare)).toContain('Glute Bridge');
    expect(namesOf({ goal: 'weight_loss', activityLevel: 'sedentary' })).toContain('Glute Bridge');
  });

  it('keeps circuits of many repetitions off machines and barbells', () => {
    const lifts = namesOf({ goal: 'endurance', activityLevel: 'very_active' });
    for (const name of ['Leg Press', 'Barbell Back Squat', 'Machine Chest Press', 'Machine Hip Thrust']) {
      expect(lifts).not.toContain(name);
    }
    expect(lifts).toContain('Goblet Squat');
  });

  it('asks for no more pull-ups than anybody can do', () => {
    expect(namesOf({ goal: 'endurance', activityLevel: 'extremely_active' })).not.toContain('Pull-Up');
    const keen = entriesOf({ goal: 'weight_loss', activityLevel: 'extremely_active' });
    const pullUps = keen.filter(({ name }) => name === 'Pull-Up');
    expect(new Set(pullUps.map(({ reps }) => reps))).toEqual(new Set([10]));
  });

  it('asks for few repetitions of heavy technical lifts, and for none where few are too many', () => {
    const technical = ['Barbell Back Squat', 'Front Squat', 'Barbell Deadlift'];
    const repsOf = (goal: PlanInput['goal']) =>
      entriesOf({ goal, activityLevel: 'moderately_active' }, without('Goblet Squat'))
        .filter(({ name }) => technical.includes(name))
        .map(({ reps }) => reps);
    expect(new Set(repsOf('weight_loss'))).toEqual(new Set([10]));
    expect(new Set(repsOf('general_fitness'))).toEqual(new Set([8]));
    expect(repsOf('endurance')).toEqual([]);
  });

  it('gives feats to nobody and full push-ups to no beginner, unless there is nothing else', () => {
    const keen = { goal: 'muscle_gain', activityLevel: 'extremely_active' } as const;
    const pulls = ['Close-Grip Lat Pulldown', 'Pull-Up'];
    expect(namesOf(keen, without(...pulls))).not.toContain('Muscle-Up');
    expect(namesOf(keen, without(...pulls, 'Lat Pulldown'))).toContain('Muscle-Up');
    const start = { goal: 'weight_loss', activityLevel: 'sedentary' } as const;
    expect(namesOf(start)).not.toContain('Push-Up');
    expect(namesOf(start, without('Machine Chest Press', 'Dumbbell Floor Press'))).toContain('Push-Up');
  });

  it('lets a lift for the whole body stand in only where it is a staple', () => {
    const thruster = {
      ...TEST_LIBRARY[0],
      id: 900,
      name: 'Dumbbell Thruster',
      muscles: ['Quadriceps', 'Shoulders'],
    };
    const library = [...TEST_LIBRARY, thruster as (typeof TEST_LIBRARY)[number]];
    const lifts = namesOf({ goal: 'general_fitness', activityLevel: 'moderately_active' }, library);
    expect(lifts).toContain('Barbell Deadlift');
    expect(lifts).not.toContain('no 900');
  });

  it('lets beginners walk and cycle on the long day, and nobody else walk', () => {
    const longDays = (activityLevel: PlanInput['activityLevel']) =>
      Array.from({ length: 20 }, (_, seed) => {
        const input = { goal: 'endurance', activityLevel, seed, library: TEST_LIBRARY } as const;
        return exerciseName(generatePlan(input).week.Saturday[0]?.exerciseId ?? 0);
      });
    expect(new Set(longDays('sedentary'))).toEqual(new Set(['Brisk Walk', 'Stationary Bike']));
    expect(new Set(longDays('very_active'))).toEqual(new Set(['Easy Run', 'Stationary Bike']));
  });

  it('changes the sport within a day of steady cardio', () => {
    const onFoot = ['Brisk Walk', 'Easy Run', 'Treadmill Run'];
    for (let seed = 0; seed < 20; seed++) {
      const input = {
        goal: 'weight_loss',
        activityLevel: 'lightly_active',
        seed,
        library: TEST_LIBRARY,
      } as const;
      const { Saturday } = generatePlan(input).week;
      const walked = Saturday.filter(({ exerciseId }) => onFoot.includes(exerciseName(exerciseId)));
      expect([Saturday.length, walked.length < 2]).toEqual([2, true]);
    }
  });

  it('stays with one sport for the hard and long days of endurance, and warms up for a run on foot', () => {
    for (let seed = 0; seed < 20; seed++) {
      const input = {
        goal: 'endurance',
        activityLevel: 'moderately_active',
        seed,
        library: TEST_LIBRARY,
      } as const;
      const { Tuesday, Thursday, Saturday } = generatePlan(input).week;
      const days = [Tuesday, Thursday, Saturday].map((day) => exerciseName(day.at(-1)?.exerciseId ?? 0));
      const bikes = days.filter((name) => name === 'Stationary Bike').length;
      expect([0, 3]).toContain(bikes);
      if (bikes === 0)
        expect(['Brisk Walk', 'Easy Run']).toContain(exerciseName(Tuesday[0]?.exerciseId ?? 0));
    }
  });
});
