import type { MealSlot } from '@fitarc/domain/meal';

const SLOTS: readonly (readonly [MealSlot, RegExp])[] = [
  ['breakfast', /breakfast|frühstück|petit.d|desayuno|colazione|morning/i],
  ['lunch', /lunch|mittag|déjeuner|almuerzo|comida|pranzo/i],
  ['dinner', /dinner|supper|abend|dîner|cena|evening/i],
  ['snack', /snack|zwischen|collation|merienda|spuntin|workout|anytime/i],
];

/** The slot a meal of another app belongs to; undefined for a name we do not know. */
export const readSlot = (name: string): MealSlot | undefined =>
  SLOTS.find(([, pattern]) => pattern.test(name))?.[0];
