import type { ArmJoints } from './arm.ts';
import { BODY, GIRTH } from './body.ts';
import type { Camera } from './camera.ts';
import { musclesOn } from './draw-muscles.ts';
import type { LegJoints } from './leg.ts';
import type { WorkingPatch } from './muscles.ts';
import { hull } from './outline.ts';
import { type Ball, bone, circle, depthOf, type Item, type Path } from './shapes.ts';
import type { Skeleton } from './solve.ts';
import { add, along, type Frame, sub, turned, unit, type V3 } from './vector.ts';

function hand(camera: Camera, arm: ArmJoints) {
  const { wrist, point, thumb, flat } = arm;
  const knuckles = along(wrist, point, flat ? 6.4 : BODY.grip);
  const palm = bone(camera, [wrist, GIRTH.wrist], [knuckles, flat ? 1.3 : GIRTH.hand]);
  const root = along(wrist, point, 2.6);
  return palm + bone(camera, [root, 1.1], [along(along(root, thumb, 2.4), point, 1.4), 0.8]);
}

export function armItem(
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
    paths: [{ paint, d }, ...musclesOn(s, camera, patches, ['upperArm', 'forearm', 'deltoid'], [side])],
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

export function legItem(
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
      ...musclesOn(s, camera, patches, ['hip', 'thigh', 'shin'], [side]),
    ],
  };
}

export function headItem(s: Skeleton, camera: Camera): Item {
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

export function trunkItem(s: Skeleton, camera: Camera, patches: readonly WorkingPatch[]): Item {
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
  const muscles = musclesOn(s, camera, patches, ['pelvis', 'loin', 'chest'], [0, 1]);
  return { depth: depthOf(camera, s.ribs), paths: [{ paint: 'body', d }, ...muscles] };
}
