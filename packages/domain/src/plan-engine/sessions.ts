import type { BodyArea } from '../training-load.ts';
import type { NeedName } from './needs.ts';
import type { Role } from './schemes.ts';

export interface Slot {
  readonly need: NeedName;
  readonly role: Role;
}
export interface Session {
  /** What an exercise of this day may train. Everything else rests, which is what the other days rely on. */
  readonly about: readonly BodyArea[];
  readonly slots: readonly Slot[];
}

const PUSHING: readonly BodyArea[] = ['Chest', 'Shoulders', 'Triceps'];
const PULLING: readonly BodyArea[] = ['Back', 'Shoulders', 'Biceps', 'Forearms', 'Core', 'Hips'];
export const UPPER: readonly BodyArea[] = ['Chest', 'Back', 'Shoulders', 'Biceps', 'Triceps', 'Forearms'];
export const LOWER: readonly BodyArea[] = [
  'Quadriceps',
  'Hamstrings',
  'Glutes',
  'Calves',
  'Hips',
  'Lower Back',
  'Core',
];
const EVERYTHING: readonly BodyArea[] = [...UPPER, ...LOWER, 'Whole Body'];

const main = (need: NeedName): Slot => ({ need, role: 'main' });
const compound = (...needs: NeedName[]): Slot[] => needs.map((need) => ({ need, role: 'compound' }));
const isolation = (...needs: NeedName[]): Slot[] => needs.map((need) => ({ need, role: 'isolation' }));
const core: Slot = { need: 'core', role: 'core' };

/** In the order they are done: the large lifts while one is fresh, then small ones, then the trunk. */
export const SESSIONS = {
  'full body A': {
    about: EVERYTHING,
    slots: [
      main('squat'),
      ...compound('chest press', 'row', 'hinge'),
      ...isolation('side raise', 'triceps'),
      core,
    ],
  },
  'full body B': {
    about: EVERYTHING,
    slots: [
      main('glutes'),
      ...compound('shoulder press', 'pulldown', 'lunge'),
      ...isolation('biceps', 'calves'),
      core,
    ],
  },
  'full body C': {
    about: EVERYTHING,
    slots: [
      main('incline press'),
      ...compound('row', 'squat', 'more glutes'),
      ...isolation('rear raise', 'leg curl'),
      core,
    ],
  },
  'upper A': {
    about: UPPER,
    slots: [
      main('chest press'),
      ...compound('row', 'shoulder press', 'pulldown'),
      ...isolation('triceps', 'biceps'),
    ],
  },
  'upper B': {
    about: UPPER,
    slots: [
      main('pulldown'),
      ...compound('incline press'),
      ...isolation('rear raise', 'fly', 'side raise', 'biceps', 'triceps'),
    ],
  },
  'lower A': {
    about: LOWER,
    slots: [main('squat'), ...compound('hinge', 'lunge'), ...isolation('leg curl', 'calves'), core],
  },
  'lower B': {
    about: LOWER,
    slots: [main('glutes'), ...compound('squat', 'more glutes'), ...isolation('leg curl', 'calves'), core],
  },
  'push A': {
    about: PUSHING,
    slots: [
      main('chest press'),
      ...compound('shoulder press', 'incline press'),
      ...isolation('side raise', 'triceps'),
    ],
  },
  'push B': {
    about: PUSHING,
    slots: [main('shoulder press'), ...compound('incline press'), ...isolation('fly', 'triceps', 'triceps')],
  },
  'pull A': {
    about: PULLING,
    slots: [main('pulldown'), ...compound('row'), ...isolation('rear raise', 'back detail', 'biceps'), core],
  },
  'pull B': {
    about: PULLING,
    slots: [main('row'), ...compound('pulldown'), ...isolation('rear raise', 'biceps', 'biceps')],
  },
  'circuit A': {
    about: EVERYTHING,
    slots: [...compound('squat', 'chest press', 'row', 'glutes'), core],
  },
  'circuit B': {
    about: EVERYTHING,
    slots: [...compound('lunge', 'shoulder press', 'pulldown', 'hinge'), core],
  },
} as const satisfies Record<string, Session>;
export type SessionName = keyof typeof SESSIONS;
