import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** The index after a key was pressed; undefined for keys that mean nothing here. */
export function indexAfterKey(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  const to: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - 7,
    PageUp: from + 7,
    Home: 0,
    End: last,
  };
  const next = to[key];
  return next === undefined ? undefined : Math.min(last, Math.max(0, next));
}

export function nearest(places: readonly number[], place: number): number {
  const distances = places.map((one) => Math.abs(one - place));
  return distances.indexOf(Math.min(...distances));
}

/** Which of the points is looked at, by mouse, finger or keyboard. Places are in per cent of the width. */
export function useChartPointer(places: readonly number[]) {
  const [at, setAt] = useState<number>();
  const last = places.length - 1;
  const leave = () => setAt(undefined);
  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setAt(nearest(places, ((event.clientX - left) / width) * 100));
  }
  return {
    at: at === undefined ? undefined : Math.min(at, last),
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerCancel: leave,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        // A lifted finger leaves, too, but what it asked for is still being read.
        if (event.pointerType !== 'touch' && document.activeElement !== event.currentTarget) leave();
      },
      onFocus: (_: FocusEvent) => setAt((was) => was ?? last),
      onBlur: ({ currentTarget }: FocusEvent) => {
        // Only when the focus has arrived: in a dialog, what is taken away before that draws it to the dialog.
        setTimeout(() => document.activeElement !== currentTarget && leave());
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') return leave();
        const next = indexAfterKey(event.key, at ?? last, places.length);
        if (next === undefined) return;
        event.preventDefault();
        setAt(next);
      },
    },
  };
}
