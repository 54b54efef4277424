import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TrainingYear } from './training-year.ts';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 };

/** Weeks are columns: up and down lead to the next day, left and right to the next week. */
export function dayAfterKey(
  key: string,
  from: LocalDate,
  { first, last }: Pick<TrainingYear, 'first' | 'last'>,
): LocalDate | undefined {
  if (key === 'Home') return first;
  if (key === 'End') return last;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const next = addDays(from, step);
  return next < first || next > last ? undefined : next;
}

interface Tip {
  readonly cell: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Where a square is within the box, in per cent of it. */
function tipAt(cell: HTMLElement, box: HTMLElement): Tip {
  const inner = cell.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const x = ((inner.left + inner.width / 2 - outer.left) / outer.width) * 100;
  return { cell, x: Math.min(100, Math.max(0, x)), y: ((inner.top - outer.top) / outer.height) * 100 };
}

/** Which day the keyboard is at, and which is pointed at. */
export function useCalendar(year: TrainingYear) {
  const box = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(year.last);
  const [tip, setTip] = useState<Tip>();
  // Today is at the right end. In the frame that paints it: here it would cost a layout of the page of its own.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => scroller.current?.scrollTo({ left: Number.MAX_SAFE_INTEGER }));
    return () => cancelAnimationFrame(frame);
  }, []);

  const hide = () => setTip(undefined);
  const show = (cell: HTMLElement) => box.current && setTip(tipAt(cell, box.current));
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return hide();
    const next = dayAfterKey(event.key, at, year);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    scroller.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }
  /** While it is scrolled the tip stays with its square. */
  const follow = () => tip && show(tip.cell);
  return { box, scroller, at, tip, setAt, show, hide, follow, onKeyDown };
}
