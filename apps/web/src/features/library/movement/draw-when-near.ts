import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';

const wanted = new WeakMap<Element, () => void>();
const waiting: (() => void)[] = [];
let watcher: IntersectionObserver | undefined;

/** Milliseconds of drawing before the page may answer a finger again. */
const SLICE = 4;

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
export function drawWhenNear(element: Element, draw: () => void): () => void {
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
