import { type Camera, project } from './camera.ts';
import { armItem, headItem, legItem, trunkItem } from './draw-body.ts';
import type { Part } from './gear/parts.ts';
import type { WorkingPatch } from './muscles.ts';
import { cylinder, line } from './outline.ts';
import { around, circle, depthOf, type Item, type Path } from './shapes.ts';
import type { Skeleton } from './solve.ts';
import { add, cos, dot, scale, type V3 } from './vector.ts';

function outlineOf(camera: Camera, { tone, spheres, disc }: Part): string {
  const [first] = spheres;
  if (disc && first) {
    const { axis, thick } = disc;
    return cylinder(circle(camera, first), project(camera, axis), dot(axis, camera.toward), thick);
  }
  return tone === 'line' ? line(spheres.map(([point]) => project(camera, point))) : around(camera, spheres);
}

function gearItem(camera: Camera, part: Part): Item {
  const { tone, spheres, bias = 0, near } = part;
  const center =
    near ??
    scale(
      spheres.reduce<V3>((sum, [point]) => add(sum, point), [0, 0, 0]),
      1 / spheres.length,
    );
  return { depth: depthOf(camera, center) + bias, paths: [{ paint: tone, d: outlineOf(camera, part) }] };
}

/** What to paint, from the back to the front. */
export function draw(
  s: Skeleton,
  camera: Camera,
  patches: readonly WorkingPatch[],
  gear: readonly Part[],
): Path[] {
  // Seen from a side, the limbs of the other side are darker.
  const side = cos(camera.angle);
  const isFar = (limbSide: 0 | 1) => (limbSide === 0 ? side < -0.5 : side > 0.5);
  const items = [
    trunkItem(s, camera, patches),
    headItem(s, camera),
    ...([0, 1] as const).flatMap((one) => [
      legItem(s, camera, patches, one, isFar(one)),
      armItem(s, camera, patches, one, isFar(one)),
    ]),
    ...gear.map((part) => gearItem(camera, part)),
  ];
  return items.sort((a, b) => a.depth - b.depth).flatMap(({ paths }) => paths);
}
