import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Grip {
  readonly index: number;
  /** In the document. */
  readonly startY: number;
  /** In the window. */
  readonly pressedY: number;
  readonly tops: readonly number[];
  readonly heights: readonly number[];
}

interface Drag {
  readonly index: number;
  readonly to: number;
  readonly offset: number;
  readonly height: number;
}

const EDGE = 80;
const STEP = 14;

/** Where the page ends for the eye: on a phone the bars at the bottom cover a part of the window. */
function bottomEdge(): number {
  const bar = document.querySelector('[data-thumb-bar]')?.getBoundingClientRect();
  return bar && bar.height > 0 ? bar.top : window.innerHeight;
}

function targetOf({ index, tops, heights }: Grip, offset: number): number {
  const middle = (tops[index] ?? 0) + (heights[index] ?? 0) / 2 + offset;
  return tops.filter((top, at) => at !== index && top + (heights[at] ?? 0) / 2 < middle).length;
}

/**
 * Rows of a list change places: dragged by their handle with a finger or a mouse, or with the arrow keys while
 * the handle has the focus. The rows are the list's own children.
 */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const grip = useRef<Grip>(undefined);
  const pointerY = useRef(0);

  const follow = () => {
    const held = grip.current;
    if (!held) return;
    const offset = pointerY.current + window.scrollY - held.startY;
    setDrag({ index: held.index, to: targetOf(held, offset), offset, height: held.heights[held.index] ?? 0 });
  };
  const end = () => {
    grip.current = undefined;
    setDrag(undefined);
  };

  const dragging = drag !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the beginning and the end of a drag matter
  useEffect(() => {
    if (!dragging) return;
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    // Auto-scroll near the edge of the window, only toward it: a row picked up there may be on its way back.
    const timer = setInterval(() => {
      const y = pointerY.current;
      const moved = y - (grip.current?.pressedY ?? y);
      const by = moved < 0 && y < EDGE ? -STEP : moved > 0 && bottomEdge() - y < EDGE ? STEP : 0;
      if (by === 0) return;
      window.scrollBy(0, by);
      follow();
    }, 16);
    document.addEventListener('keydown', cancel);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', cancel);
    };
  }, [dragging]);

  const handleProps = (index: number, count: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !list.current) return;
      const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
      event.currentTarget.setPointerCapture(event.pointerId);
      pointerY.current = event.clientY;
      grip.current = {
        index,
        startY: event.clientY + window.scrollY,
        pressedY: event.clientY,
        tops: boxes.map(({ top }) => top),
        heights: boxes.map(({ height }) => height),
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!grip.current) return;
      pointerY.current = event.clientY;
      follow();
    },
    onPointerUp() {
      if (drag && drag.to !== drag.index) onMove(drag.index, drag.to);
      end();
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      if (to !== index && to >= 0 && to < count) onMove(index, to);
    },
  });

  /** How far a row is from its place while another one is dragged past it. */
  const shiftOf = (index: number): number => {
    if (!drag) return 0;
    if (index === drag.index) return drag.offset;
    if (drag.index < index && index <= drag.to) return -drag.height;
    return drag.to <= index && index < drag.index ? drag.height : 0;
  };

  return { dragged: drag?.index, shiftOf, handleProps };
}
