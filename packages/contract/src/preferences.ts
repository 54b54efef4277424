import { MEAL_SLOTS, USUAL_LAYOUT } from '@fitarc/domain/meal';
import { PLATE_BOUNDS } from '@fitarc/domain/plates';
import { DISTANCE_UNITS, HEIGHT_UNITS, WEIGHT_UNITS } from '@fitarc/domain/units';
import { EFFORT_SCALES } from '@fitarc/domain/workout';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { number, requiredText, wholeNumber } from './fields.ts';

export const MEAL_NAME_LENGTH = 30;
const SLOTS = `slots must name each of ${MEAL_SLOTS.join(', ')} once`;

const weight = (label: string, { min, max }: { min: number; max: number }) => number(label, min, max);

const gymWeights = z.object({
  bar: weight('Bar', PLATE_BOUNDS.bar),
  plates: z
    .array(
      z.object({
        weight: weight('Plate', PLATE_BOUNDS.plate),
        pairs: wholeNumber('Pairs', PLATE_BOUNDS.pairs),
      }),
      'Plates must be a list',
    )
    .check(z.maxLength(PLATE_BOUNDS.kinds, `You can list at most ${PLATE_BOUNDS.kinds} kinds of plates`)),
  dumbbell_step: weight('Dumbbell step', PLATE_BOUNDS.step),
  machine_step: weight('Machine step', PLATE_BOUNDS.step),
});

/** By the unit they are made in; only those that were set. */
const gymWeightsByUnit = z.object({
  kg: z.optional(gymWeights),
  lbs: z.optional(gymWeights),
});
export type GymWeightsByUnit = z.output<typeof gymWeightsByUnit>;

const mealLayout = z.object({
  flat: z.boolean('flat must be true or false'),
  slots: z
    .array(
      z.object({
        slot: z.enum(MEAL_SLOTS, SLOTS),
        name: requiredText('Name', MEAL_NAME_LENGTH),
      }),
      SLOTS,
    )
    .check(
      z.refine(
        (list) =>
          list.length === MEAL_SLOTS.length && new Set(list.map(({ slot }) => slot)).size === list.length,
        SLOTS,
      ),
    ),
});

const preferences = z.object({
  weight_unit: z.catch(z.enum(WEIGHT_UNITS), 'kg'),
  length_unit: z.catch(z.enum(HEIGHT_UNITS), 'cm'),
  distance_unit: z.catch(z.enum(DISTANCE_UNITS), 'km'),
  /** False while the units are those of the profile. */
  units_chosen: z.catch(z.boolean(), false),
  effort: z.catch(z.enum(EFFORT_SCALES), 'off'),
  gym_weights: z.catch(gymWeightsByUnit, {}),
  meal_layout: z.catch(mealLayout, USUAL_LAYOUT),
});
export type Preferences = z.output<typeof preferences>;

export const getPreferences = endpoint({
  method: 'GET',
  path: '/preferences',
  access: 'member',
  scope: 'profile:read',
  summary: 'Get your units, how you rate effort, the weights of your gym, and the meals of your day',
  response: preferences,
  offline: 'read',
});

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/preferences',
  access: 'member',
  summary: 'Change the given preferences and keep the others. Gym weights are kept by unit',
  body: z.object({
    weight_unit: z.optional(z.enum(WEIGHT_UNITS, 'Weight unit must be kg or lbs')),
    length_unit: z.optional(z.enum(HEIGHT_UNITS, 'Length unit must be cm or in')),
    distance_unit: z.optional(z.enum(DISTANCE_UNITS, 'Distance unit must be km or mi')),
    effort: z.optional(z.enum(EFFORT_SCALES, 'Effort must be off, rpe or rir')),
    gym_weights: z.optional(gymWeightsByUnit),
    meal_layout: z.optional(mealLayout),
  }),
  response: preferences,
});
