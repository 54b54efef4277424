/** A circle on the picture: x, y (down), radius. */
export type Circle = readonly [number, number, number];

// Whole tenths: short to write, and quick.
const n = (value: number) => Math.round(value * 10);
const arc = (r: number, large: 0 | 1, x: number, y: number) =>
  `A${n(r)} ${n(r)} 0 ${large} 1 ${n(x)} ${n(y)}`;

const disc = ([x, y, r]: Circle) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;

/** Around two circles: a tapered limb. */
export function limb(a: Circle, b: Circle): string {
  const [dx, dy, dr] = [b[0] - a[0], b[1] - a[1], a[2] - b[2]];
  const far = Math.hypot(dx, dy);
  if (far <= Math.abs(dr) + 0.05) return disc(dr > 0 ? a : b);
  const axis = Math.atan2(dy, dx);
  const half = Math.acos(dr / far);
  const at = ([x, y, r]: Circle, angle: number) =>
    [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  const [a1, a2, b1, b2] = [at(a, axis + half), at(a, axis - half), at(b, axis - half), at(b, axis + half)];
  const large = dr > 0 ? 1 : 0;
  return `M${n(a1[0])} ${n(a1[1])}${arc(a[2], large ? 1 : 0, ...a2)}L${n(b1[0])} ${n(b1[1])}${arc(b[2], large ? 0 : 1, ...b2)}Z`;
}

/** A flat cylinder: where its axis points on the picture, and how much of it points at the viewer. */
export function cylinder(
  [x, y, r]: Circle,
  [ax, ay]: readonly [number, number],
  facing: number,
  thick: number,
): string {
  const far = Math.hypot(ax, ay);
  if (far < 0.02) return disc([x, y, r]);
  const [ux, uy] = [(-ay / far) * r, (ax / far) * r];
  const [hx, hy] = [(ax * thick) / 2, (ay * thick) / 2];
  const turn = Math.round((Math.atan2(uy, ux) * 180) / Math.PI);
  const half = `A${n(r)} ${n(r * Math.abs(facing))} ${turn} 0 0`;
  const at = (side: 1 | -1, end: 1 | -1) => `${n(x + side * ux + end * hx)} ${n(y + side * uy + end * hy)}`;
  return `M${at(1, 1)}${half} ${at(-1, 1)}L${at(-1, -1)}${half} ${at(1, -1)}Z`;
}

const STEPS = 24;
const DIRECTIONS = Array.from({ length: STEPS }, (_, at) => {
  const angle = (2 * Math.PI * at) / STEPS;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** In each direction the circle that reaches furthest, as its place in the list. */
function furthest(circles: readonly Circle[]): number[] {
  return DIRECTIONS.map(([cx, cy]) => {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < circles.length; at++) {
      const [x, y, r] = circles[at] as Circle;
      const reach = x * cx + y * cy + r;
      if (reach > most + 0.001) {
        most = reach;
        best = at;
      }
    }
    return best;
  });
}

/** Around any number of circles: an arc on each that is on the outside, and lines between them. */
export function hull(circles: readonly Circle[]): string {
  const best = furthest(circles);
  const start = best.findIndex((circle, at) => circle !== best[(at + STEPS - 1) % STEPS]);
  const [only = [0, 0, 0]] = circles;
  if (start < 0) return disc(circles[best[0] ?? 0] ?? only);
  const pointAt = (step: number, [x, y, r]: Circle) => {
    const [cx, cy] = DIRECTIONS[step % STEPS] ?? [0, 0];
    return [x + cx * r, y + cy * r] as const;
  };
  let path = '';
  for (let step = start; step < start + STEPS; ) {
    const from = step;
    const at = best[from % STEPS] ?? 0;
    while (step < start + STEPS && best[step % STEPS] === at) step++;
    const circle = circles[at] ?? only;
    const [x, y] = pointAt(from, circle);
    path += `${path ? 'L' : 'M'}${n(x)} ${n(y)}`;
    // Of a small radius nobody sees whether it is round.
    if (step - 1 > from && circle[2] > 1) {
      path += arc(circle[2], step - 1 - from > STEPS / 2 ? 1 : 0, ...pointAt(step - 1, circle));
    }
  }
  return `${path}Z`;
}

export const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
