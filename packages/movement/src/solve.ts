import { type ArmJoints, solveArm } from './arm.ts';
import { BODY } from './body.ts';
import { ankleOf, type LegJoints, solveLeg } from './leg.ts';
import { type Arm, bothOf, type FootOn, type Leg, type Pose, type Root } from './pose.ts';
import {
  add,
  along,
  cos,
  degrees,
  type Frame,
  leaned,
  middle,
  sin,
  sub,
  tilted,
  turned,
  twisted,
  type V3,
  WORLD,
} from './vector.ts';

/** Where every joint is. Arms and legs: right, then left. */
export interface Skeleton {
  readonly hips: V3;
  readonly pelvis: Frame;
  readonly waist: V3;
  readonly ribs: V3;
  /** The middle between the shoulders. */
  readonly shoulders: V3;
  readonly chest: Frame;
  readonly neck: V3;
  readonly head: V3;
  readonly face: Frame;
  readonly legs: readonly [LegJoints, LegJoints];
  readonly arms: readonly [ArmJoints, ArmJoints];
}

interface Trunk {
  readonly pelvis: Frame;
  readonly loin: Frame;
  readonly chest: Frame;
  readonly face: Frame;
}

function trunkOf(pose: Pose): Trunk {
  const { turn = 0, lean = 0, tilt = 0, bend = 0, sway = 0, twist = 0, nod = 0, look = 0, tip = 0 } = pose;
  const pelvis = leaned(tilted(twisted(WORLD, turn), tilt), lean);
  const half = (frame: Frame) => leaned(tilted(twisted(frame, twist / 2), sway / 2), bend / 2);
  const loin = half(pelvis);
  const chest = half(loin);
  // Upright, the eyes stay nearer the horizon than the chest does; lying, the neck is in line.
  const pitch = degrees(Math.atan2(chest[1][0], chest[1][1]));
  const level = Math.abs(chest[1][2]) > 0.7 ? 0 : -0.4 * pitch * Math.max(0, cos(pitch));
  return { pelvis, loin, chest, face: leaned(tilted(twisted(chest, look), tip), nod + level) };
}

/** From the hips to the middle between the shoulders. */
const spineOf = ({ pelvis, loin, chest }: Trunk): readonly [V3, V3, V3] => {
  const waist: V3 = turned(pelvis, [0, BODY.lumbar, 0]);
  const ribs = add(waist, turned(loin, [0, BODY.thoracic - BODY.lumbar, 0]));
  return [waist, ribs, add(ribs, turned(chest, [0, BODY.shoulders - BODY.thoracic, 0]))];
};

const isOn = (leg: Leg): leg is FootOn => 'on' in leg;

/** The hips above the feet; a wide stance brings them down to where both legs still reach. */
function hipsOverFeet(root: Extract<Root, { shin: number }>, legs: readonly [Leg, Leg], forward: V3): V3 {
  const [right, left] = legs.map((leg, side) =>
    isOn(leg) ? ankleOf(leg, forward, side as 0 | 1) : undefined,
  );
  const base = root.foot === 0 || !left ? right : root.foot === 1 || !right ? left : middle(right, left);
  if (!base) throw new Error('No foot stands on anything.');
  const { shin, thigh } = root;
  const up = BODY.shin * cos(shin) + BODY.thigh * cos(thigh);
  const on = along(base, forward, BODY.shin * sin(shin) + BODY.thigh * sin(thigh));
  const spread =
    root.foot === undefined && right && left ? Math.abs(right[2] - left[2]) / 2 - BODY.hipWidth : 0;
  const reach = BODY.shin + BODY.thigh;
  const drop = spread > 0 ? reach - Math.sqrt(Math.max(0, reach ** 2 - spread ** 2)) : 0;
  return add(on, [0, up - drop * Math.max(0, up / reach), 0]);
}

function shouldersAtHands(root: Extract<Root, { reach: number }>, arms: readonly [Arm, Arm]): V3 {
  const points = arms.flatMap((arm) => ('at' in arm && (arm.of ?? 'world') === 'world' ? [arm.at] : []));
  const [first, second = first] = points;
  if (!first || !second) throw new Error('No hand holds anything.');
  const { reach, angle } = root;
  return add(middle(first, second), [sin(angle) * reach, cos(angle) * reach, 0]);
}

function hipsOf(pose: Pose, { pelvis, ...trunk }: Trunk): V3 {
  const { root } = pose;
  if ('hips' in root) return root.hips;
  if ('shin' in root) {
    // Where the body faces, on the floor.
    const forward = twisted(WORLD, pose.turn ?? 0)[0];
    return hipsOverFeet(root, bothOf(pose.legs), forward);
  }
  const shoulders = 'reach' in root ? shouldersAtHands(root, bothOf(pose.arms)) : root.shoulders;
  return sub(shoulders, spineOf({ pelvis, ...trunk })[2]);
}

export function solve(pose: Pose): Skeleton {
  const trunk = trunkOf(pose);
  const { pelvis, chest, face } = trunk;
  const hips = hipsOf(pose, trunk);
  const [waist, ribs, shoulders] = spineOf(trunk).map((point) => add(hips, point)) as [V3, V3, V3];
  const neck = add(shoulders, turned(chest, [0, 1, 0]));
  const head = add(neck, turned(face, [1, BODY.head - 1, 0]));
  const legs = bothOf(pose.legs);
  const arms = bothOf(pose.arms);
  const places = {
    world: { origin: [0, 0, 0] as V3, frame: WORLD },
    chest: { origin: shoulders, frame: chest },
    hips: { origin: hips, frame: pelvis },
    head: { origin: head, frame: face },
  };
  const forward = twisted(WORLD, pose.turn ?? 0)[0];
  const chain = 'shin' in pose.root ? pose.root : undefined;
  const leg = (side: 0 | 1) => {
    // On all fours or in a plank the knee is where the chain that carries the hips has it.
    const knee = chain && chain.foot !== ((1 - side) as 0 | 1) ? chain.shin : undefined;
    return solveLeg(legs[side], side, { hips, pelvis, forward, shin: knee });
  };
  const arm = (side: 0 | 1) =>
    solveArm(arms[side], side, {
      shoulders,
      chest,
      shrug: pose.shrug ?? 0,
      protract: pose.protract ?? 0,
      places,
    });
  return {
    hips,
    pelvis,
    waist,
    ribs,
    shoulders,
    chest,
    neck,
    head,
    face,
    legs: [leg(0), leg(1)],
    arms: [arm(0), arm(1)],
  };
}
