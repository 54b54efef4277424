import { MEAL_BOUNDS } from '@fitarc/contract/meals';

/** Null for what is not there or cannot be. */
export const readFigure = (text: string): number | null => {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return value >= 0 && value <= MEAL_BOUNDS.figure ? value : null;
};
