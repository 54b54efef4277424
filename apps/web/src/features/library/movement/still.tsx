import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { Figure } from './figure.ts';
import { drawCloseUp } from './figure-drawing.ts';

const wanted = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** A long list draws what is near the screen; the rest when it comes near. */
function whenNear(element: Element, draw: () => void): () => void {
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher?.unobserve(target);
        wanted.get(target)?.();
      }
    },
    { rootMargin: '50% 0px' },
  );
  wanted.set(element, draw);
  watcher.observe(element);
  return () => watcher?.unobserve(element);
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
    const draw = () => drawCloseUp(element, figure, figure.still, figure.angles[0] ?? 0);
    if (!eager) return whenNear(element, draw);
    draw();
    return undefined;
  }, [figure, eager]);
  return <svg ref={svg} aria-hidden="true" focusable="false" className={cx('figure', className)} />;
}
