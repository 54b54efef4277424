import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';

/** A picture is drawn in steps, between which the page may answer a finger. */
type Steps = Iterator<undefined>;

const wanted = new WeakMap<Element, () => Steps>();
const waiting: Steps[] = [];
let watcher: IntersectionObserver | undefined;

/** Milliseconds of drawing at a time. */
const SLICE = 4;

async function drawWaiting(): Promise<void> {
  for (let steps = waiting[0]; steps; steps = waiting[0]) {
    const until = performance.now() + SLICE;
    while (steps && performance.now() < until) {
      if (steps.next().done) waiting.shift();
      steps = waiting[0];
    }
    await yieldToEventLoop();
  }
}

function queue(pictures: readonly Steps[]): void {
  const isIdle = waiting.length === 0;
  waiting.push(...pictures);
  if (isIdle) void drawWaiting();
}

/** A long list draws what is near the screen, a few at a time; the rest when it comes near. */
export function drawWhenNear(element: Element, draw: () => Steps): () => void {
  watcher ??= new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const target of near) watcher?.unobserve(target);
      queue(near.flatMap((target) => wanted.get(target)?.() ?? []));
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
