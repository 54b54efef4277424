import { BODY } from './body.ts';
import type { Camera } from './camera.ts';
import type { Bone, Patch, TrunkPart, WorkingPatch } from './muscles.ts';
import { type Ball, chain, type Path } from './shapes.ts';
import type { Skeleton } from './solve.ts';
import { add, cross, dot, type Frame, scale, sub, turned, unit, type V3 } from './vector.ts';

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
    case 'hip':
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

/** One path for the muscles that work and one for those that help. */
export function musclesOn(
  s: Skeleton,
  camera: Camera,
  patches: readonly WorkingPatch[],
  on: readonly string[],
  sides: readonly (0 | 1)[],
): Path[] {
  let [work, help] = ['', ''];
  for (const patch of patches) {
    if (!on.includes(patch.on)) continue;
    for (const side of sides) {
      const place = placeOf(s, patch.on, side);
      if (!isSeen(camera, place, patch.looks)) continue;
      const balls = patch.spheres.map(
        ([x, y, z, r]): Ball => [add(place.origin, turned(place.frame, [x, y * place.length, z])), r],
      );
      const d = chain(camera, balls);
      if (patch.primary) work += d;
      else help += d;
    }
  }
  return [
    ...(help ? [{ paint: 'help' as const, d: help }] : []),
    ...(work ? [{ paint: 'work' as const, d: work }] : []),
  ];
}
