import { BODY } from './body.ts';
import { across, joint } from './bones.ts';
import type { Arm, ArmFree, HandOn, Place } from './pose.ts';
import {
  add,
  along,
  cos,
  cross,
  dot,
  type Frame,
  scale,
  sin,
  spun,
  sub,
  turned,
  unit,
  type V3,
} from './vector.ts';

export interface ArmJoints {
  readonly shoulder: V3;
  readonly elbow: V3;
  readonly wrist: V3;
  /** The middle of the fist, or of the palm. */
  readonly hand: V3;
  /** From wrist to knuckles. */
  readonly point: V3;
  readonly thumb: V3;
  /** Where the biceps looks. */
  readonly front: V3;
  readonly flat: boolean;
  /** What it should touch, if that is given. */
  readonly target: V3 | undefined;
}

interface Chest {
  readonly shoulders: V3;
  readonly chest: Frame;
  readonly shrug: number;
  readonly protract: number;
  readonly places: Record<Place, { readonly origin: V3; readonly frame: Frame }>;
}

const ELBOW: V3 = [-0.5, -0.8, 0.45];
const outOf = (side: 0 | 1) => (side === 0 ? 1 : -1);

function reachTo(arm: HandOn, side: 0 | 1, shoulder: V3, { chest, places }: Chest): ArmJoints {
  const out = outOf(side);
  const place = places[arm.of ?? 'world'];
  const target = add(place.origin, turned(place.frame, arm.at));
  const [x, y, z] = arm.elbow ?? ELBOW;
  const pole = turned(chest, [x, y, z * out]);
  const fist = BODY.forearm + BODY.grip;
  const given = arm.point ? unit(arm.point) : undefined;
  const end = given ? along(target, given, arm.flat ? 0 : -BODY.grip) : target;
  const elbow = joint(shoulder, end, BODY.upperArm, given ? BODY.forearm : fist, pole);
  const forearm = unit(sub(end, elbow));
  const wrist = along(elbow, forearm, BODY.forearm);
  const point = given ?? forearm;
  const upper = unit(sub(elbow, shoulder));
  const front = across(add(sub(target, elbow), scale(pole, -0.05)), upper);
  const hinge = across(scale(cross(upper, front), -out), point);
  const thumb = arm.thumb ? across(arm.thumb, point) : hinge;
  return {
    shoulder,
    elbow,
    wrist,
    hand: along(wrist, point, BODY.grip),
    point,
    thumb,
    front,
    flat: arm.flat ?? false,
    target,
  };
}

function swing(arm: ArmFree, side: 0 | 1, shoulder: V3, { chest }: Chest): ArmJoints {
  const { raise, side: plane = 0, bend = 0, turn = 0, grip = 90, wrist: flexed = 0 } = arm;
  const out = outOf(side);
  const level: V3 = [cos(plane), 0, sin(plane) * out];
  const at = (angle: number) => turned(chest, add(scale(level, sin(angle)), [0, -cos(angle), 0]));
  const upper = at(raise);
  const front = spun(at(raise + 90), upper, -out * turn);
  const hinge = cross(upper, front);
  const forearm = spun(upper, hinge, bend);
  const elbow = along(shoulder, upper, BODY.upperArm);
  const wrist = along(elbow, forearm, BODY.forearm);
  // With the arm at the side the hinge points outward on the right and inward on the left.
  const thumb = spun(scale(hinge, out), forearm, -out * (180 - grip));
  const palm = scale(cross(forearm, thumb), -out);
  const point = unit(add(scale(forearm, cos(flexed)), scale(palm, sin(flexed))));
  const hand = along(wrist, point, BODY.grip);
  return {
    shoulder,
    elbow,
    wrist,
    hand,
    point,
    thumb: across(thumb, point),
    front,
    flat: arm.flat ?? false,
    target: undefined,
  };
}

export function solveArm(arm: Arm, side: 0 | 1, body: Chest): ArmJoints {
  const { shoulders, chest, shrug, protract } = body;
  const shoulder = add(shoulders, turned(chest, [protract, shrug - 1, outOf(side) * BODY.shoulderWidth]));
  return 'at' in arm ? reachTo(arm, side, shoulder, body) : swing(arm, side, shoulder, body);
}

/** How far the hand is from what it should touch. */
export const missOf = ({ target, hand, wrist, flat }: ArmJoints): number => {
  if (!target) return 0;
  const off = sub(target, flat ? wrist : hand);
  return Math.sqrt(dot(off, off));
};
