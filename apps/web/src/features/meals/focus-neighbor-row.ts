import type { Meal } from '@fitarc/contract/meals';
import { focusHeading } from '../../ui/layout/focus-heading.ts';

/**
 * Asked before a row goes: puts the focus on the menu of the next row, else of the one before, else on the heading.
 * Whoever has gone on to something else meanwhile is left there.
 */
export function focusNeighborRow({ meal_id }: Meal): () => void {
  const menus = [...document.querySelectorAll<HTMLElement>('[data-meal]')];
  const at = menus.findIndex(({ dataset }) => dataset.meal === String(meal_id));
  const beside = menus[at + 1] ?? menus[at - 1];
  return () => {
    const focused = document.activeElement;
    if (focused !== menus[at] && focused !== document.body) return;
    if (beside?.isConnected) beside.focus();
    else focusHeading();
  };
}
