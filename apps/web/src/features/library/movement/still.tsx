import { useLayoutEffect, useRef } from 'react';
import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';
import { cx } from '../../../ui/cx.ts';
import type { Figure } from './figure.ts';
import { drawCloseUp } from './figure-drawing.ts';

const wanted = new WeakMap<Element, () => void>();
const waiting: (() => void)[] = [];
let watcher: IntersectionObserver | undefined;

/** Milliseconds of drawing before the page may answer a finger again. */
const SLICE = 8;

async function drawWaiting(): Promise<void> {
  while (waiting.length > 0) {
    const until = performance.now() + SLICE;
    while (waiting.length > 0 && performance.now() < until) waiting.shift()?.();
    await yieldToEventLoop();
  }
}

function queue(draws: readonly (() => void)[]): void {
  const isIdle = waiting.length === 0;
  waiting.push(...draws);
  if (isIdle) void drawWaiting();
}

/** A long list draws what is near the screen, a few at a time; the rest when it comes near. */
function whenNear(element: Element, draw: () => void): () => void {
  watcher ??= new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const target of near) watcher?.unobserve(target);
      queue(near.flatMap((target) => wanted.get(target) ?? []));
    },
    { rootMargin: '50% 0px' },
  );
  wanted.set(element, draw);
  watcher.observe(element);
  return () => {
    watcher?.unobserve(element);
    wanted.delete(element);
  };
}

interface Props {
  readonly figure: Figure;
  readonly className: string | undefined;
  readonly eager: boolean | undefined;
}

/** The pose that says most, as decoration. */
export function Still({ figure, className, eager }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const draw = () => drawCloseUp(element, figure);
    if (!eager) return whenNear(element, draw);
    draw();
    return undefined;
  }, [figure, eager]);
  return <svg ref={svg} aria-hidden="true" focusable="false" className={cx('figure', className)} />;
}
