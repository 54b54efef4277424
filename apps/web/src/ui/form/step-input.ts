/**
 * Moves a number input by one step, within its min and max, and tells React and the form library as if it had
 * been typed. `stepUp()` is not enough: it throws for `step="any"` and snaps to the step grid.
 */
export function stepInput(input: HTMLInputElement, direction: 1 | -1, stepBy?: number): void {
  const by = stepBy ?? (Number(input.step) || 1);
  const min = input.min === '' ? Number.NEGATIVE_INFINITY : Number(input.min);
  const max = input.max === '' ? Number.POSITIVE_INFINITY : Number(input.max);
  const empty = input.value === '';
  const start = empty ? (Number.isFinite(min) ? min : 0) : input.valueAsNumber;
  const next = empty && start === min ? min : start + direction * by;
  writeValue(input, String(round(Math.min(max, Math.max(min, next)))));
}

/** Floating point would turn 0.1 + 0.2 into a long tail of digits. */
function round(value: number): number {
  return Number(value.toFixed(6));
}

function writeValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  // React watches the element's own setter and would take the change for its doing; this goes around it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
