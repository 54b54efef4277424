import type { OwnExercise } from '@fitarc/contract/own-exercises';
import { expect, test } from 'vitest';
import { draftOf, suggestionOf, valuesOf } from './own-exercise.form.ts';

const LIFT: OwnExercise = {
  exercise_id: 7,
  name: 'Zercher Hold',
  other_names: [],
  description: 'Hold it.',
  instructions: '',
  common_mistake: '',
  difficulty: null,
  video_url: null,
  equipment_options: ['Barbell', 'Something else'],
  muscle_groups: ['Core'],
  muscles: ['Abs'],
  secondary_muscles: [],
  measure: 'weight_reps',
  mechanic: null,
  movement_pattern: null,
  movement: null,
  workouts: 3,
};

test('a suggestion begins with what is known of an own exercise, and has a draft of its own', () => {
  expect(suggestionOf(LIFT)).toEqual({
    draft: 'suggestion-7',
    values: {
      name: 'Zercher Hold',
      description: 'Hold it.',
      equipment_options: ['Barbell'],
      muscle_groups: ['Core'],
      muscles: ['Abs'],
    },
  });
});

test('it says what is counted where that is not weight and reps', () => {
  const described = (changes: Partial<OwnExercise>) =>
    suggestionOf({ ...LIFT, ...changes }).values.description;
  expect(described({ measure: 'time' })).toBe('Hold it.\nTracked by: Time');
  expect(described({ measure: 'distance', description: '' })).toBe('Tracked by: Time and distance (cardio)');
});

test('an edit keeps what the form does not show', () => {
  const rich = { ...LIFT, equipment_options: ['Dumbbells', 'Barbell'] };
  const values = { ...valuesOf(rich), name: ' Zercher ' };
  expect(draftOf(values, rich)).toMatchObject({
    name: 'Zercher',
    description: 'Hold it.',
    equipment: ['Dumbbells', 'Barbell'],
  });
  expect(draftOf({ ...values, equipment: 'Cable' }, rich)).toMatchObject({ equipment: ['Cable'] });
  const run = { ...LIFT, measure: 'distance' };
  expect(draftOf(valuesOf(run), run)).toMatchObject({ measure: 'distance', cardio: false });
  expect(draftOf({ ...valuesOf(run), counted: 'time' }, run)).toMatchObject({
    measure: 'time',
    cardio: false,
  });
  expect(draftOf(values)).not.toHaveProperty('description');
});
