import type { KeyboardEvent } from 'react';

const RESULT = '[data-result]';
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** From the search field down through the results and back up, by the arrow keys. */
export function moveWithArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = event.target;
  if (step === undefined || !(from instanceof HTMLElement)) return;
  const search = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
  if (from !== search && !from.matches(RESULT)) return;
  const stops = [search, ...event.currentTarget.querySelectorAll<HTMLElement>(RESULT)];
  const next = stops[stops.indexOf(from) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
