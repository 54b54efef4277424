import type { Mechanic, MovementPattern, Muscle } from '../exercise.ts';
import type { BodyArea } from '../training-load.ts';

/** What a place in a session asks of an exercise. Area and mechanic are musts, the rest is preferred. */
export interface Need {
  readonly area: BodyArea;
  readonly mechanic?: Mechanic;
  readonly patterns: readonly MovementPattern[];
  readonly kinds?: readonly string[];
  readonly muscles?: readonly Muscle[];
  /** Proven lifts by name: these open a session. A library without them is no worse off than unsorted. */
  readonly staples: readonly string[];
}

export const NEEDS = {
  squat: {
    area: 'Quadriceps',
    mechanic: 'compound',
    patterns: ['squat'],
    staples: [
      'Barbell Back Squat',
      'Front Squat',
      'Goblet Squat',
      'Hack Squat',
      'Leg Press',
      'Smith Machine Squat',
    ],
  },
  lunge: {
    area: 'Quadriceps',
    mechanic: 'compound',
    patterns: ['lunge'],
    staples: [
      'Bulgarian Split Squat',
      'Dumbbell Reverse Lunge',
      'Dumbbell Split Squat',
      'Dumbbell Step-Up',
      'Dumbbell Walking Lunge',
    ],
  },
  hinge: {
    area: 'Hamstrings',
    mechanic: 'compound',
    patterns: ['hinge'],
    kinds: ['hinge'],
    staples: ['Barbell Romanian Deadlift', 'Dumbbell Romanian Deadlift', 'Barbell Stiff-Leg Deadlift'],
  },
  'leg curl': {
    area: 'Hamstrings',
    mechanic: 'isolation',
    patterns: ['pull'],
    staples: ['Lying Leg Curl', 'Seated Leg Curl'],
  },
  glutes: {
    area: 'Glutes',
    mechanic: 'compound',
    patterns: ['hinge'],
    staples: [
      'Barbell Hip Thrust',
      'Machine Hip Thrust',
      'Barbell Deadlift',
      'Sumo Deadlift',
      'Kettlebell Sumo Deadlift',
    ],
  },
  'more glutes': {
    area: 'Glutes',
    mechanic: 'compound',
    patterns: ['hinge', 'lunge', 'push'],
    kinds: ['bridge', 'glute kickback', 'lunge', 'pull-through'],
    staples: ['Barbell Hip Thrust', 'Machine Hip Thrust', 'Cable Pull-Through', 'Glute Bridge'],
  },
  calves: {
    area: 'Calves',
    mechanic: 'isolation',
    patterns: ['push'],
    staples: ['Standing Calf Raise', 'Seated Calf Raise', 'Dumbbell Calf Raise', 'Single-Leg Calf Raise'],
  },
  'chest press': {
    area: 'Chest',
    mechanic: 'compound',
    patterns: ['push'],
    muscles: ['Chest'],
    staples: [
      'Barbell Bench Press',
      'Dumbbell Bench Press',
      'Machine Chest Press',
      'Smith Machine Bench Press',
      'Dumbbell Floor Press',
      'Push-Up',
    ],
  },
  'incline press': {
    area: 'Chest',
    mechanic: 'compound',
    patterns: ['push'],
    muscles: ['Upper Chest', 'Lower Chest'],
    staples: [
      'Incline Barbell Bench Press',
      'Incline Dumbbell Bench Press',
      'Incline Machine Chest Press',
      'Incline Smith Machine Press',
      'Chest Dip',
    ],
  },
  fly: {
    area: 'Chest',
    mechanic: 'isolation',
    patterns: ['push'],
    staples: ['Pec Deck', 'Dumbbell Fly', 'Cable Crossover', 'Incline Dumbbell Fly'],
  },
  row: {
    area: 'Back',
    mechanic: 'compound',
    patterns: ['pull'],
    kinds: ['row'],
    staples: [
      'Barbell Row',
      'Bent-Over Dumbbell Row',
      'T-Bar Row',
      'One-Arm Dumbbell Row',
      'Seated Cable Row',
      'Chest-Supported Dumbbell Row',
      'Seated Machine Row',
    ],
  },
  pulldown: {
    area: 'Back',
    mechanic: 'compound',
    patterns: ['pull'],
    kinds: ['vertical pull'],
    staples: ['Pull-Up', 'Chin-Up', 'Neutral-Grip Pull-Up', 'Lat Pulldown', 'Close-Grip Lat Pulldown'],
  },
  'back detail': {
    area: 'Back',
    mechanic: 'isolation',
    patterns: ['pull'],
    staples: ['Straight-Arm Pulldown', 'Machine Pullover', 'Dumbbell Shrug', 'Barbell Shrug'],
  },
  'shoulder press': {
    area: 'Shoulders',
    mechanic: 'compound',
    patterns: ['push'],
    muscles: ['Shoulders'],
    staples: [
      'Barbell Overhead Press',
      'Seated Barbell Shoulder Press',
      'Seated Dumbbell Shoulder Press',
      'Arnold Press',
      'Machine Shoulder Press',
      'Smith Machine Shoulder Press',
    ],
  },
  'side raise': {
    area: 'Shoulders',
    mechanic: 'isolation',
    patterns: ['push'],
    muscles: ['Side Delts'],
    staples: ['Dumbbell Lateral Raise', 'Cable Lateral Raise', 'Machine Lateral Raise'],
  },
  'rear raise': {
    area: 'Shoulders',
    patterns: ['pull'],
    muscles: ['Rear Delts'],
    staples: ['Face Pull', 'Reverse Pec Deck', 'Chest-Supported Rear Delt Fly', 'Bent-Over Rear Delt Fly'],
  },
  biceps: {
    area: 'Biceps',
    mechanic: 'isolation',
    patterns: ['pull'],
    staples: ['Barbell Curl', 'EZ-Bar Curl', 'Dumbbell Curl', 'Hammer Curl', 'Cable Curl'],
  },
  triceps: {
    area: 'Triceps',
    mechanic: 'isolation',
    patterns: ['push'],
    staples: [
      'Triceps Pushdown',
      'Rope Pushdown',
      'Overhead Cable Triceps Extension',
      'Overhead Dumbbell Triceps Extension',
      'Skull Crusher',
    ],
  },
  core: {
    area: 'Core',
    patterns: ['core', 'carry'],
    staples: [
      'Plank',
      'Side Plank',
      'Dead Bug',
      'Pallof Press',
      'Bicycle Crunch',
      'Reverse Crunch',
      'Cable Crunch',
      'Hanging Knee Raise',
    ],
  },
} as const satisfies Record<string, Need>;
export type NeedName = keyof typeof NEEDS;

/** Counted as beginners' work, and yet more than somebody at the start can repeat. */
export const HARD_STARTS: readonly string[] = ['Bench Dip', 'Inverted Row', 'Push-Up', 'Wide Push-Up'];

/** Drills with a purpose of their own, taken only when there is nothing else. */
export const DRILLS: readonly string[] = [
  'Back Widow',
  'Flutter Kick',
  'Negative Pull-Up',
  'Scapular Pull-Up',
  'Stomach Vacuum',
  'Terminal Knee Extension',
];
