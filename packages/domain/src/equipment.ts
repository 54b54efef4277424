import { EQUIPMENT, type Equipment } from './exercise.ts';

/** What an exercise without any equipment is shown with. */
export const NO_EQUIPMENT_KNOWN = 'N/A';
const NOTHING = new Set(['no equipment', 'none', 'n/a', '']);
const known = new Map(EQUIPMENT.map((name) => [name.toLowerCase(), name]));

export const readEquipment = (text: string): Equipment | undefined => known.get(text.trim().toLowerCase());

/** Whether an exercise with these options is shown under a filter; 'No Equipment' has several spellings. */
export function matchesEquipment(options: readonly string[], filter: string): boolean {
  const name = filter.trim().toLowerCase();
  if (name === 'all' || name === '') return true;
  const names = options.map((option) => option.trim().toLowerCase());
  if (name === 'no equipment') return names.length === 0 || names.some((option) => NOTHING.has(option));
  return names.includes(name);
}

/** 'None' and 'N/A' are no equipment to store. */
export const isNoEquipment = (text: string) =>
  text.trim().toLowerCase() !== 'no equipment' && NOTHING.has(text.trim().toLowerCase());
