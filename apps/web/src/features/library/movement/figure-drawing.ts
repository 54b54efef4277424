import type { ViewBox } from '@fitarc/movement/movement';
import type { Figure, Motion } from './figure.ts';

const SVG = 'http://www.w3.org/2000/svg';

const made = (name: string, attributes: Record<string, string | number>) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

const FLOOR = 'floor';

function setUp(svg: SVGSVGElement, hasFloor: boolean, [x, y, width, height]: ViewBox): void {
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const floor = made('path', { class: FLOOR, d: hasFloor ? `M${x} 0h${width}` : 'M0 0' });
  svg.replaceChildren(floor);
}

/** Draws a moment; elements that are there are used again, so that nothing but paths changes while it moves. */
function paint(svg: SVGSVGElement, paths: ReturnType<Motion['paths']>): void {
  while (svg.childElementCount > paths.length + 1) svg.lastElementChild?.remove();
  for (const [at, { paint: tone, d }] of paths.entries()) {
    const present = svg.children[at + 1];
    if (!present) svg.append(made('path', { class: tone, d }));
    else {
      if (present.getAttribute('class') !== tone) present.setAttribute('class', tone);
      present.setAttribute('d', d);
    }
  }
}

export interface Drawing {
  at(seconds: number): void;
}

/** The figure in an svg element, seen from an angle, with room for the whole movement. */
export function drawingIn(svg: SVGSVGElement, motion: Motion, angle: number): Drawing {
  setUp(svg, motion.hasFloor, motion.viewBox(angle));
  return { at: (seconds) => paint(svg, motion.paths(seconds, angle)) };
}

/** The pose that says most, as large as it fits, step by step. */
export function* drawCloseUp(svg: SVGSVGElement, figure: Figure): Generator<undefined, void> {
  const { viewBox, hasFloor, paths } = yield* figure.closeUp();
  setUp(svg, hasFloor, viewBox);
  paint(svg, paths);
}
