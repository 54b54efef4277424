import type { ArmJoints } from './arm.ts';
import { BODY, GIRTH } from './body.ts';
import { type Camera, project } from './camera.ts';
import type { Part } from './gear/parts.ts';
import type { LegJoints } from './leg.ts';
import type { Bone, Patch, TrunkPart, WorkingPatch } from './muscles.ts';
import { type Circle, hull, limb, line } from './outline.ts';
import type { Skeleton } from './solve.ts';
import { add, along, cos, cross, dot, type Frame, scale, sub, turned, unit, type V3 } from './vector.ts';

/** How a path is painted: part of the body (near or far), muscle that works or helps, shoe, or a tone of the gear. */
export type Paint = 'body' | 'far' | 'work' | 'help' | 'shoe' | 'farshoe' | Part['tone'];
export interface Path {
  readonly paint: Paint;
  readonly d: string;
}
interface Item {
  readonly depth: number;
  readonly paths: readonly Path[];
}

type Ball = readonly [V3, number];
const circle = (camera: Camera, [point, r]: Ball): Circle => {
  const [x, y] = project(camera, point);
  return [x, y, r];
};
const bone = (camera: Camera, a: Ball, b: Ball) => limb(circle(camera, a), circle(camera, b));
const around = (camera: Camera, balls: readonly Ball[]): string => {
  const circles = balls.map((ball) => circle(camera, ball));
  const [a, b] = circles;
  return circles.length === 2 && a && b ? limb(a, b) : hull(circles);
};

/** Along a chain of circles, as a limb between each and the next. */
const chain = (camera: Camera, balls: readonly Ball[]) =>
  balls.length === 1
    ? around(camera, balls)
    : balls
        .slice(1)
        .map((ball, at) => bone(camera, balls[at] ?? ball, ball))
        .join('');

interface Place {
  readonly origin: V3;
  /** Columns of which the second is multiplied with `length`. */
  readonly frame: Frame;
  readonly length: number;
}

function limbPlace(from: V3, to: V3, front: V3, length: number, side: 0 | 1): Place {
  const down = unit(sub(to, from));
  // To the outside of the right limb, and of the left.
  const out = scale(cross(down, front), side === 0 ? 1 : -1);
  return { origin: from, frame: [front, down, out], length };
}

function placeOf(s: Skeleton, on: Bone | TrunkPart, side: 0 | 1): Place {
  const mirrored = ([f, u, r]: Frame): Frame => (side === 0 ? [f, u, r] : [f, u, scale(r, -1)]);
  const { hip, knee, ankle, front } = s.legs[side];
  const arm = s.arms[side];
  switch (on) {
    case 'pelvis':
      return { origin: s.hips, frame: mirrored(s.pelvis), length: 1 };
    case 'loin': {
      const up = unit(sub(s.ribs, s.waist));
      return { origin: s.waist, frame: mirrored([cross(up, s.pelvis[2]), up, s.pelvis[2]]), length: 1 };
    }
    case 'chest':
      return { origin: s.shoulders, frame: mirrored(s.chest), length: 1 };
    case 'thigh':
      return limbPlace(hip, knee, front, BODY.thigh, side);
    case 'shin': {
      const down = unit(sub(ankle, knee));
      const hinge = cross(unit(sub(knee, hip)), front);
      return limbPlace(knee, ankle, cross(hinge, down), BODY.shin, side);
    }
    case 'upperArm':
      return limbPlace(arm.shoulder, arm.elbow, arm.front, BODY.upperArm, side);
    case 'forearm': {
      const down = unit(sub(arm.wrist, arm.elbow));
      const hinge = cross(unit(sub(arm.elbow, arm.shoulder)), arm.front);
      return limbPlace(arm.elbow, arm.wrist, cross(hinge, down), BODY.forearm, side);
    }
    case 'deltoid': {
      // Stays with the trunk at its upper end and follows the arm.
      const down = unit(sub(arm.elbow, arm.shoulder));
      const [f, , r] = mirrored(s.chest);
      return {
        origin: arm.shoulder,
        frame: [f, down, unit(add(r, scale(s.chest[1], 0.6)))],
        length: BODY.upperArm,
      };
    }
  }
}

const isSeen = (camera: Camera, place: Place, looks: Patch['looks']) =>
  dot(turned(place.frame, looks), camera.toward) > -0.4;

function musclesOn(
  s: Skeleton,
  camera: Camera,
  patches: readonly WorkingPatch[],
  on: readonly string[],
  side: 0 | 1,
) {
  const paths: Path[] = [];
  for (const patch of patches) {
    if (!on.includes(patch.on)) continue;
    const place = placeOf(s, patch.on, side);
    if (!isSeen(camera, place, patch.looks)) continue;
    const balls = patch.spheres.map(
      ([x, y, z, r]): Ball => [add(place.origin, turned(place.frame, [x, y * place.length, z])), r],
    );
    paths.push({ paint: patch.primary ? 'work' : 'help', d: chain(camera, balls) });
  }
  return paths;
}

const depthOf = (camera: Camera, point: V3) => dot(point, camera.toward);

function hand(camera: Camera, arm: ArmJoints) {
  const { wrist, point, thumb, flat } = arm;
  const knuckles = along(wrist, point, flat ? 6.4 : BODY.grip);
  const palm = bone(camera, [wrist, GIRTH.wrist], [knuckles, flat ? 1.3 : GIRTH.hand]);
  const root = along(wrist, point, 2.6);
  return palm + bone(camera, [root, 1.1], [along(along(root, thumb, 2.4), point, 1.4), 0.8]);
}

function armItem(
  s: Skeleton,
  camera: Camera,
  patches: readonly WorkingPatch[],
  side: 0 | 1,
  isFar: boolean,
): Item {
  const arm = s.arms[side];
  const { shoulder, elbow, wrist } = arm;
  const d =
    bone(camera, [shoulder, GIRTH.shoulder], [elbow, GIRTH.elbow]) +
    bone(camera, [elbow, GIRTH.elbow], [along(elbow, unit(sub(wrist, elbow)), 4), 2.7]) +
    bone(camera, [along(elbow, unit(sub(wrist, elbow)), 4), 2.7], [wrist, GIRTH.wrist]) +
    hand(camera, arm);
  const depth =
    depthOf(camera, elbow) * 0.4 + depthOf(camera, arm.hand) * 0.3 + depthOf(camera, shoulder) * 0.3 + 1;
  const paint = isFar ? 'far' : 'body';
  return {
    depth,
    paths: [{ paint, d }, ...musclesOn(s, camera, patches, ['upperArm', 'forearm', 'deltoid'], side)],
  };
}

function shoe(camera: Camera, { heel, ball, toe, ankle }: LegJoints, isFar: boolean): Path {
  const d =
    bone(camera, [ankle, 2.3], [heel, 1.6]) +
    bone(camera, [heel, 1.6], [ball, 1.6]) +
    bone(camera, [ball, 1.6], [toe, 1.3]) +
    bone(camera, [ankle, 2.2], [ball, 1.6]);
  return { paint: isFar ? 'farshoe' : 'shoe', d };
}

function legItem(
  s: Skeleton,
  camera: Camera,
  patches: readonly WorkingPatch[],
  side: 0 | 1,
  isFar: boolean,
): Item {
  const leg = s.legs[side];
  const { hip, knee, ankle } = leg;
  const calf = along(knee, unit(sub(ankle, knee)), 7);
  const d =
    bone(camera, [hip, GIRTH.hip], [knee, GIRTH.knee]) +
    bone(camera, [knee, GIRTH.knee], [calf, 3.9]) +
    bone(camera, [calf, 3.9], [ankle, GIRTH.ankle]);
  const depth = depthOf(camera, knee) * 0.6 + depthOf(camera, ankle) * 0.2 + depthOf(camera, hip) * 0.2;
  return {
    depth,
    paths: [
      shoe(camera, leg, isFar),
      { paint: isFar ? 'far' : 'body', d },
      ...musclesOn(s, camera, patches, ['thigh', 'shin'], side),
    ],
  };
}

function headItem(s: Skeleton, camera: Camera): Item {
  const crown = along(s.head, s.face[1], 0.8);
  const chin = add(s.head, turned(s.face, [2, -3.2, 0]));
  const nose = add(s.head, turned(s.face, [5, -0.6, 0]));
  const d =
    bone(camera, [crown, GIRTH.skull], [chin, GIRTH.jaw]) +
    bone(camera, [nose, 1.4], [add(s.head, turned(s.face, [6, -1.7, 0])), 0.9]);
  return {
    depth: depthOf(camera, s.head) * 0.5 + depthOf(camera, s.ribs) * 0.5 + 0.5,
    paths: [{ paint: 'body', d }],
  };
}

function trunkItem(s: Skeleton, camera: Camera, patches: readonly WorkingPatch[]): Item {
  const pairAt = (center: V3, frame: Frame, wide: number, r: number, x = 0): Ball[] =>
    [wide, -wide].map((z) => [add(center, turned(frame, [x, 0, z])), r] as const);
  const hips = pairAt(s.hips, s.pelvis, 3.4, GIRTH.pelvis);
  const waist = pairAt(s.waist, s.pelvis, 2.2, GIRTH.waist);
  const ribs = pairAt(s.ribs, s.chest, 3.4, GIRTH.ribs);
  const top = pairAt(along(s.shoulders, s.chest[1], -2), s.chest, 5.6, GIRTH.upperChest);
  const slope = pairAt(s.shoulders, s.chest, 5.4, 2.6);
  const d =
    hull([...hips, ...waist].map((ball) => circle(camera, ball))) +
    hull([...waist, ...ribs].map((ball) => circle(camera, ball))) +
    hull([...ribs, ...top].map((ball) => circle(camera, ball))) +
    hull(
      [...slope, [along(s.neck, s.face[1], 2.6), GIRTH.neck] as const].map((ball) => circle(camera, ball)),
    ) +
    bone(camera, [s.neck, GIRTH.neck], [along(s.head, s.face[1], -3), GIRTH.neck]);
  const muscles = ([0, 1] as const).flatMap((side) =>
    musclesOn(s, camera, patches, ['pelvis', 'loin', 'chest'], side),
  );
  return { depth: depthOf(camera, s.ribs), paths: [{ paint: 'body', d }, ...muscles] };
}

function gearItem(camera: Camera, { tone, spheres, bias = 0, near }: Part): Item {
  const points = spheres.map(([point]) => point);
  const center = near ?? scale(points.reduce<V3>(add, [0, 0, 0]), 1 / points.length);
  const d = tone === 'line' ? line(points.map((point) => project(camera, point))) : around(camera, spheres);
  return { depth: depthOf(camera, center) + bias, paths: [{ paint: tone, d }] };
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
