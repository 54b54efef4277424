import { expect, it } from 'vitest';
import { isNoEquipment, matchesEquipment, readEquipment } from './equipment.ts';

it('finds no equipment under each of its spellings, and Bodyweight only as itself (A-108)', () => {
  for (const options of [[], ['No Equipment'], ['none'], [' n/a '], ['Barbell', 'No Equipment']])
    expect(matchesEquipment(options, 'No Equipment')).toBe(true);
  expect(matchesEquipment(['Bodyweight'], 'no equipment')).toBe(false);
  expect(matchesEquipment(['No Equipment'], 'Bodyweight')).toBe(false);
  expect(matchesEquipment([], 'Bodyweight')).toBe(false);
});

it('ignores case and blanks, wants the whole word, and takes all for no filter (A-107, A-108)', () => {
  expect(matchesEquipment(['Dumbbells', 'Barbell'], ' bARBELL ')).toBe(true);
  expect(matchesEquipment(['Barbell'], 'Bar')).toBe(false);
  for (const filter of ['all', 'All', '']) expect(matchesEquipment(['Cable'], filter)).toBe(true);
});

it('reads equipment in any case and knows no other', () => {
  expect(readEquipment(' resistance BANDS ')).toBe('Resistance Bands');
  expect(readEquipment('Sandbag')).toBeUndefined();
});

it('knows what is not worth storing: No Equipment is a choice, N/A is none', () => {
  expect(['None', ' n/a', ''].every(isNoEquipment)).toBe(true);
  expect(['No Equipment', 'Barbell'].some(isNoEquipment)).toBe(false);
});
