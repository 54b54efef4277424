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

const STEPS = 24;
const DIRECTIONS = Array.from({ length: STEPS }, (_, at) => {
  const angle = (2 * Math.PI * at) / STEPS;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Around any number of circles. */
export function hull(circles: readonly Circle[]): string {
  let path = '';
  let last: Circle | undefined;
  let first: Circle | undefined;
  for (const [cx, cy] of DIRECTIONS) {
    let best: Circle = circles[0] ?? [0, 0, 0];
    let most = Number.NEGATIVE_INFINITY;
    for (const circle of circles) {
      const reach = circle[0] * cx + circle[1] * cy + circle[2];
      if (reach > most + 0.001) {
        most = reach;
        best = circle;
      }
    }
    const [x, y] = [best[0] + cx * best[2], best[1] + cy * best[2]];
    if (!last) path = `M${n(x)} ${n(y)}`;
    else if (last !== best) path += `L${n(x)} ${n(y)}`;
    else if (best[2] > 0) path += arc(best[2], 0, x, y);
    first ??= best;
    last = best;
  }
  return `${path}Z`;
}

export const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
