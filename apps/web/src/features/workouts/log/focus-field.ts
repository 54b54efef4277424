export type Cell = 'sets' | 'reps' | 'weight';

/** What the fields of the form are found by. */
export const lineField = (key: string, cell: Cell): string => `${key}-${cell}`;
export const pickerField = (cell: Cell): string => lineField('picker', cell);
/** The button that ticks the set that comes now. */
export const CURRENT_SET = 'current-set';

/** Brings a field of the form into view and gives it the focus, where there is one of this name. */
export function focusField(name: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return field !== null;
}
