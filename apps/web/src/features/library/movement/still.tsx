import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { drawWhenNear } from './draw-when-near.ts';
import type { Figure } from './figure.ts';
import { drawCloseUp } from './figure-drawing.ts';

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
    if (!eager) return drawWhenNear(element, draw);
    for (const steps = draw(); !steps.next().done; );
    return undefined;
  }, [figure, eager]);
  return <svg ref={svg} aria-hidden="true" focusable="false" className={cx('figure', className)} />;
}
