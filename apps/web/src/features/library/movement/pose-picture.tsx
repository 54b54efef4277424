import { useLayoutEffect, useRef } from 'react';
import type { Motion } from './figure.ts';
import { drawingIn } from './figure-drawing.ts';

interface Props {
  readonly motion: Motion;
  readonly seconds: number;
  readonly angle: number;
}

/** One pose in the frame of the whole movement. */
export function PosePicture({ motion, seconds, angle }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (svg.current) drawingIn(svg.current, motion, angle).at(seconds);
  }, [motion, seconds, angle]);
  return <svg ref={svg} aria-hidden="true" focusable="false" className="figure h-full min-w-0 flex-1" />;
}
