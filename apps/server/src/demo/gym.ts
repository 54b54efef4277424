import { addFavorite } from '@fitarc/contract/favorites';
import { listExercises } from '@fitarc/contract/library';
import { createCustomPlan } from '@fitarc/contract/plans';
import { logWorkout } from '@fitarc/contract/workouts';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { ApiCaller, DemoApp } from './demo-app.ts';
import type { Person } from './people.ts';
import { momentOf } from './story-time.ts';

interface Lift {
  readonly name: string;
  readonly sets: number;
  readonly reps: number;
  /** Kilograms in the first week, and what a good week adds. */
  readonly weight: number | null;
  readonly gain: number;
}

const lift = (name: string, sets: number, reps: number, weight: number | null, gain = 0): Lift => ({
  name,
  sets,
  reps,
  weight,
  gain,
});

const SESSIONS = {
  upper: {
    type: 'Upper Body',
    minutes: 55,
    burned: 310,
    lifts: [
      lift('Barbell Bench Press', 4, 8, 35, 0.9),
      lift('Seated Cable Row', 4, 10, 35, 0.8),
      lift('Barbell Overhead Press', 3, 8, 22.5, 0.45),
      lift('Lat Pulldown', 3, 10, 35, 0.7),
      lift('Dumbbell Lateral Raise', 3, 12, 6, 0.15),
      lift('Dumbbell Curl', 3, 12, 8, 0.2),
    ],
  },
  lower: {
    type: 'Lower Body',
    minutes: 60,
    burned: 380,
    lifts: [
      lift('Barbell Back Squat', 4, 6, 50, 1.3),
      lift('Barbell Romanian Deadlift', 3, 8, 50, 1.2),
      lift('Leg Press', 3, 12, 90, 2.5),
      lift('Barbell Hip Thrust', 3, 10, 60, 1.8),
      lift('Plank', 3, 45, null),
    ],
  },
  whole: {
    type: 'Full Body',
    minutes: 50,
    burned: 340,
    lifts: [
      lift('Goblet Squat', 3, 12, 18, 0.4),
      lift('Push-Up', 3, 12, null),
      lift('Dumbbell Romanian Deadlift', 3, 10, 16, 0.4),
      lift('Face Pull', 3, 15, 15, 0.3),
    ],
  },
  run: {
    type: 'Cardio',
    minutes: 35,
    burned: 320,
    lifts: [lift('Treadmill Run', 1, 30, null)],
  },
} as const;
export type SessionName = keyof typeof SESSIONS;

/** Which exercise of the library a name stands for. */
export type Library = ReadonlyMap<string, number>;

export async function readLibrary(tell: ApiCaller): Promise<Library> {
  const exercises = await tell(listExercises, { query: { brief: 'true' } });
  return new Map(exercises.map(({ name, exercise_id }) => [name, Number(exercise_id)]));
}

function idOf(library: Library, name: string): number {
  const id = library.get(name);
  if (id === undefined) throw new Error(`There is no exercise called ${name}`);
  return id;
}

const toPlates = (kilograms: number) => Math.round(kilograms / 0.5) * 0.5;

/** Weeks run from 0; every fourth is an easy one. */
function performedSets({ sets, reps, weight, gain }: Lift, week: number, roll: () => number) {
  const easy = week % 4 === 3 ? 0.9 : 1;
  const load = weight === null ? null : toPlates((weight + gain * week) * easy);
  return Array.from({ length: sets }, (_, set) => ({
    weight: load,
    reps: Math.max(1, reps - (set === sets - 1 && roll() < 0.4 ? 1 : 0)),
    kind: 'normal' as const,
  }));
}

export async function logTraining(
  app: DemoApp,
  { tell }: Person,
  library: Library,
  day: LocalDate,
  session: { name: SessionName; week: number; notes?: string },
  roll: () => number,
) {
  const { type, minutes, burned, lifts } = SESSIONS[session.name];
  app.clock.set(momentOf(day, 17.5 + roll()));
  const pace = 0.9 + roll() * 0.2;
  await tell(logWorkout, {
    body: {
      workout_type: type,
      workout_name: type,
      date: day,
      total_duration: Math.round(minutes * pace),
      total_calories_burned: Math.round(burned * pace),
      notes: session.notes,
      exercises: lifts.map((entry) => ({
        exercise_id: idOf(library, entry.name),
        set_details: performedSets(entry, session.week, roll),
      })),
    },
  });
}

const entriesOf = (library: Library, name: SessionName) =>
  SESSIONS[name].lifts.map((entry) => ({
    exercise_id: idOf(library, entry.name),
    sets: entry.sets,
    reps: entry.reps,
  }));

export async function planWeek(app: DemoApp, { tell }: Person, library: Library, on: LocalDate) {
  app.clock.set(momentOf(on, 9));
  const days = {
    Monday: entriesOf(library, 'upper'),
    Tuesday: entriesOf(library, 'lower'),
    Wednesday: [],
    Thursday: entriesOf(library, 'upper'),
    Friday: [],
    Saturday: entriesOf(library, 'run'),
    Sunday: [],
  };
  await tell(createCustomPlan, {
    body: {
      name: 'Upper, lower and a run',
      fitnessGoal: 'weight_loss',
      workoutDays: days,
      selectedExercises: days,
    },
  });
  for (const name of [
    'Barbell Back Squat',
    'Barbell Hip Thrust',
    'Barbell Bench Press',
    'Lat Pulldown',
    'Plank',
  ]) {
    await tell(addFavorite, { body: { exerciseId: idOf(library, name) } });
  }
}
