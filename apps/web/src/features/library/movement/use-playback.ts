import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Motion } from './figure.ts';
import { type Drawing, drawingIn } from './figure-drawing.ts';

export const SPEEDS = [1, 0.5, 0.25] as const;

/** Calls every frame while it should, with the seconds since the last one; not while the element is out of sight. */
function useFrames(
  element: RefObject<Element | null>,
  isOn: boolean,
  onFrame: (seconds: number) => void,
): void {
  const latest = useRef(onFrame);
  latest.current = onFrame;
  useEffect(() => {
    const target = element.current;
    if (!isOn || !target) return;
    let request = 0;
    let last: number | undefined;
    const frame = (now: number) => {
      // After a pause of the page it goes on where it was.
      latest.current(last === undefined ? 0 : Math.min((now - last) / 1000, 0.1));
      last = now;
      request = requestAnimationFrame(frame);
    };
    const stop = () => {
      cancelAnimationFrame(request);
      last = undefined;
    };
    const watcher = new IntersectionObserver(([entry]) => {
      stop();
      if (entry?.isIntersecting) request = requestAnimationFrame(frame);
    });
    watcher.observe(target);
    return () => {
      watcher.disconnect();
      stop();
    };
  }, [element, isOn]);
}

/** The key pose before or after a moment. */
function neighbor(keys: readonly number[], now: number, total: number, by: 1 | -1): number {
  const away = (key: number) => (((by > 0 ? key - now : now - key) % total) + total) % total;
  const others = keys.filter((key) => away(key) > 0.001);
  return others.reduce((best, key) => (away(key) < away(best) ? key : best), others[0] ?? now);
}

export function usePlayback(
  svg: RefObject<SVGSVGElement | null>,
  motion: Motion,
  angle: number,
  autoPlay: boolean,
) {
  const [isPlaying, setPlaying] = useState(autoPlay);
  const [wasMoved, setMoved] = useState(autoPlay);
  const [speed, setSpeed] = useState<number>(1);
  const seconds = useRef(0);
  const drawing = useRef<Drawing>(undefined);
  const redraw = useCallback(() => {
    if (!svg.current) return;
    drawing.current = drawingIn(svg.current, motion, angle);
    drawing.current.at(seconds.current);
  }, [svg, motion, angle]);
  useLayoutEffect(redraw, [redraw]);
  useFrames(svg, isPlaying && wasMoved, (passed) => {
    seconds.current = (seconds.current + passed * speed) % motion.seconds;
    drawing.current?.at(seconds.current);
  });
  return {
    isPlaying,
    /** Whether it has moved, or been asked to. */
    wasMoved,
    speed,
    setSpeed,
    redraw,
    toggle() {
      setMoved(true);
      setPlaying(!isPlaying);
    },
    step(by: 1 | -1) {
      setPlaying(false);
      setMoved(true);
      seconds.current = neighbor(motion.keys, seconds.current, motion.seconds, by);
      drawing.current?.at(seconds.current);
    },
  };
}
