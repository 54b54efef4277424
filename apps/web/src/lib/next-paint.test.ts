import { afterEach, expect, it, vi } from 'vitest';
import { nextPaint } from './next-paint.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for a task after the next frame', async () => {
  vi.useFakeTimers();
  let frame: (() => void) | undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frame = callback;
  });
  const seen: string[] = [];
  void nextPaint().then(() => seen.push('painted'));
  await vi.advanceTimersByTimeAsync(50);
  expect(seen).toEqual([]);
  frame?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['painted']);
});

it('does not wait long for a tab that paints nothing', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => undefined);
  const painted = nextPaint();
  await vi.advanceTimersByTimeAsync(100);
  await expect(painted).resolves.toBeUndefined();
});
