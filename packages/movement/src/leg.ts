import { BODY } from './body.ts';
import { across, joint } from './bones.ts';
import type { FootOn, Leg, LegFree } from './pose.ts';
import { add, along, cos, cross, type Frame, scale, sin, spun, sub, turned, type V3 } from './vector.ts';

export interface LegJoints {
  readonly hip: V3;
  readonly knee: V3;
  readonly ankle: V3;
  readonly heel: V3;
  readonly ball: V3;
  readonly toe: V3;
  /** Where the knee points. */
  readonly front: V3;
  /** Whether the foot stands on something. */
  readonly planted: boolean;
}

interface Pelvis {
  readonly hips: V3;
  readonly pelvis: Frame;
  /** Where the body faces, on the floor. */
  readonly forward: V3;
  /** How far the shin leans where the hips are carried by it. */
  readonly shin: number | undefined;
}

const UP: V3 = [0, 1, 0];
const outward = (forward: V3, degrees: number, side: 0 | 1) =>
  spun(forward, UP, side === 0 ? -degrees : degrees);

interface Foot {
  readonly ankle: V3;
  readonly toes: V3;
  readonly up: V3;
}

/** A sole that tips about the ball of the foot (heel up) or about the heel (toes up). */
function footOn({ on, heel = 0 }: FootOn, toes: V3): Foot {
  const pivot = along(on, toes, heel > 0 ? BODY.ball : -BODY.heel);
  const back = heel > 0 ? -BODY.ball : BODY.heel;
  const direction = add(scale(toes, cos(heel)), scale(UP, -sin(heel)));
  const up = add(scale(UP, cos(heel)), scale(toes, sin(heel)));
  return { ankle: along(along(pivot, direction, back), up, BODY.ankle), toes: direction, up };
}

const toesOf = (leg: FootOn, forward: V3, side: 0 | 1) => outward(forward, leg.out ?? 0, side);

export const ankleOf = (leg: FootOn, forward: V3, side: 0 | 1): V3 =>
  footOn(leg, toesOf(leg, forward, side)).ankle;

/** On the ball of the foot the toes stay flat. */
const soleOf = ({ ankle, toes, up }: Foot, flat: V3 = toes) => {
  const below = along(ankle, up, -BODY.ankle + 1.6);
  const ball = along(below, toes, BODY.ball);
  return { heel: along(below, toes, -BODY.heel), ball, toe: along(ball, flat, BODY.toe - BODY.ball) };
};

function stand(leg: FootOn, side: 0 | 1, hip: V3, { forward, shin, pelvis }: Pelvis): LegJoints {
  const foot = footOn(leg, toesOf(leg, forward, side));
  const { ankle } = foot;
  const chain =
    shin === undefined
      ? undefined
      : sub(along(along(ankle, forward, BODY.shin * sin(shin)), UP, BODY.shin * cos(shin)), hip);
  // Where hip, ankle and the direction of the knee are nearly in line, the front of the pelvis decides.
  const wanted =
    leg.pole ??
    (leg.knee === undefined && leg.out === undefined && chain
      ? chain
      : outward(forward, leg.knee ?? leg.out ?? 0, side));
  const pole = add(wanted, scale(pelvis[0], 0.01));
  const knee = joint(hip, ankle, BODY.thigh, BODY.shin, pole);
  const front = across(add(sub(knee, scale(add(hip, ankle), 0.5)), scale(pole, 0.05)), sub(knee, hip));
  const flat = (leg.heel ?? 0) > 0 ? toesOf(leg, forward, side) : foot.toes;
  return { hip, knee, ankle, ...soleOf(foot, flat), front, planted: true };
}

function hang(leg: LegFree, side: 0 | 1, hip: V3, pelvis: Frame): LegJoints {
  const { flex, knee, away = 0, turn = 0, point = 0 } = leg;
  const out = side === 0 ? 1 : -1;
  const thigh = turned(pelvis, [sin(flex) * cos(away), -cos(flex) * cos(away), out * sin(away)]);
  const ahead = turned(pelvis, [cos(flex), sin(flex), 0]);
  const front = spun(across(ahead, thigh), thigh, out * turn);
  const hinge = cross(thigh, front);
  const shin = spun(thigh, hinge, -knee);
  const kneeAt = along(hip, thigh, BODY.thigh);
  const ankle = along(kneeAt, shin, BODY.shin);
  const square = spun(front, hinge, -knee);
  const toes = spun(square, hinge, -point);
  const up = spun(scale(shin, -1), hinge, -point);
  return { hip, knee: kneeAt, ankle, ...soleOf({ ankle, toes, up }), front, planted: false };
}

export function solveLeg(leg: Leg, side: 0 | 1, body: Pelvis): LegJoints {
  const hip = add(body.hips, turned(body.pelvis, [0, 0, side === 0 ? BODY.hipWidth : -BODY.hipWidth]));
  return 'on' in leg ? stand(leg, side, hip, body) : hang(leg, side, hip, body.pelvis);
}
