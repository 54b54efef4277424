import { type ArmJoints, missOf } from './arm.ts';
import { BODY } from './body.ts';
import type { Gear } from './gear/parts.ts';
import type { LegJoints } from './leg.ts';
import { gearAt, type Movement, secondsOf, skeletonAt } from './movement.ts';
import type { Skeleton } from './solve.ts';
import { add, cross, degrees, distance, dot, length, scale, sub, unit, type V3, within } from './vector.ts';

const MOMENTS = 60;
const SIDES = [
  [0, 'right'],
  [1, 'left'],
] as const;

const angle = (a: V3, b: V3) => degrees(Math.acos(Math.max(-1, Math.min(1, dot(unit(a), unit(b))))));
/** How far a joint is bent: 0 where both bones are in line. */
const bent = (a: V3, b: V3, c: V3) => angle(sub(b, a), sub(c, b));

/** Most that a healthy, trained adult reaches, with what clothes and stretches add. */
const LIMITS = {
  knee: 158,
  elbow: 155,
  wrist: 95,
  flex: 140,
  extend: 42,
  away: 92,
  inward: 45,
  dorsal: 50,
  plantar: 75,
  spine: 112,
  turned: 50,
};

type Report = (problem: string, by?: number) => void;

function checkLeg(s: Skeleton, leg: LegJoints, name: string, out: number, report: Report) {
  const knee = bent(leg.hip, leg.knee, leg.ankle);
  if (knee > LIMITS.knee) report(`${name} knee bent too far`, knee);
  // The shin goes backward from the line of the thigh, never forward.
  const shin = sub(leg.ankle, leg.knee);
  const thigh = unit(sub(leg.knee, leg.hip));
  if (knee > 6 && dot(sub(shin, scale(thigh, dot(shin, thigh))), leg.front) > 0.5)
    report(`${name} knee bent the wrong way`, knee);
  const [f, u, r] = within(s.pelvis, thigh);
  const away = degrees(Math.asin(Math.max(-1, Math.min(1, r * out))));
  const flex = degrees(Math.atan2(f, -u));
  if (away > LIMITS.away) report(`${name} leg too far out`, away);
  if (away < -LIMITS.inward) report(`${name} leg too far across`, -away);
  if (Math.abs(away) < 70 && flex > LIMITS.flex) report(`${name} hip bent too far`, flex);
  if (Math.abs(away) < 70 && flex < -LIMITS.extend) report(`${name} hip behind too far`, -flex);
  const sole = sub(leg.ball, leg.heel);
  const foot = 90 - angle(sole, shin);
  if (foot < -LIMITS.dorsal) report(`${name} toes too far up`, -foot);
  if (foot > LIMITS.plantar) report(`${name} toes too far down`, foot);
  // The toes point where the knee does.
  const ahead = cross(cross(thigh, leg.front), unit(shin));
  const toward = sub(sole, scale(unit(shin), dot(sole, unit(shin))));
  const off = angle(toward, ahead);
  if (length(toward) > 5 && knee > 20 && off > LIMITS.turned)
    report(`${name} foot turned away from the knee`, off);
}

function checkArm(arm: ArmJoints, name: string, report: Report) {
  const elbow = bent(arm.shoulder, arm.elbow, arm.wrist);
  if (elbow > LIMITS.elbow) report(`${name} elbow bent too far`, elbow);
  const wrist = angle(sub(arm.wrist, arm.elbow), arm.point);
  if (wrist > LIMITS.wrist) report(`${name} wrist bent too far`, wrist);
  const miss = missOf(arm);
  if (miss > 1) report(`${name} hand does not reach what it touches`, miss);
}

const pairsOf = (s: Skeleton) => [
  ...s.legs.flatMap((leg, at) => [
    [`${at} thigh`, distance(leg.hip, leg.knee), BODY.thigh] as const,
    [`${at} shin`, distance(leg.knee, leg.ankle), BODY.shin] as const,
  ]),
  ...s.arms.flatMap((arm, at) => [
    [`${at} upper arm`, distance(arm.shoulder, arm.elbow), BODY.upperArm] as const,
    [`${at} forearm`, distance(arm.elbow, arm.wrist), BODY.forearm] as const,
  ]),
];

function checkFloor(s: Skeleton, report: Report) {
  const balls: [string, V3, number][] = [
    ['head', s.head, 5],
    ['hips', s.hips, 5],
    ['chest', s.ribs, 5],
    ...s.legs.flatMap((leg): [string, V3, number][] => [
      ['knee', leg.knee, 3],
      ['heel', leg.heel, 1.4],
      ['toes', leg.toe, 1.2],
    ]),
    ...s.arms.flatMap((arm): [string, V3, number][] => [
      ['elbow', arm.elbow, 2],
      ['hand', arm.hand, 1],
    ]),
  ];
  for (const [name, [, y], r] of balls) if (y - r < -0.8) report(`${name} below the floor`, -(y - r));
}

const distanceTo = (p: V3, [a, b]: readonly [V3, V3]) => {
  const ab = sub(b, a);
  const t = Math.max(0, Math.min(1, dot(sub(p, a), ab) / (dot(ab, ab) || 1)));
  return distance(p, add(a, scale(ab, t)));
};

function checkHands(s: Skeleton, gear: readonly Gear[], holding: Movement['holding'], report: Report) {
  const grips = gear.flatMap(({ handles = [] }) => handles);
  if (grips.length === 0 || holding === 'none') return;
  for (const [side, name] of SIDES) {
    if (holding && holding !== 'both' && holding !== name) continue;
    const off = Math.min(...grips.map((grip) => distanceTo(s.arms[side].hand, grip)));
    if (off > 1) report(`${name} hand is off the equipment`, off);
  }
}

/** A planted foot turns about the ball or the heel and stays where it is. */
const slideOf = (a: LegJoints, b: LegJoints) =>
  a.planted && b.planted
    ? Math.min(distance(a.ball, b.ball), distance(a.heel, b.heel), distance(a.toe, b.toe))
    : 0;

/** What in a movement no body could do, and what does not fit together; each with its worst figure. */
export function problemsOf(movement: Movement): string[] {
  const worst = new Map<string, number>();
  const report: Report = (problem, by = 0) => worst.set(problem, Math.max(worst.get(problem) ?? 0, by));
  const total = secondsOf(movement);
  const at = (moment: number) => skeletonAt(movement, (moment / MOMENTS) * total);
  const first = at(0);
  let before = first;
  for (let moment = 0; moment < MOMENTS; moment++) {
    const s = at(moment);
    for (const [side, name] of SIDES) {
      checkLeg(s, s.legs[side], name, side === 0 ? 1 : -1, report);
      checkArm(s.arms[side], name, report);
      if (!movement.steps && slideOf(first.legs[side], s.legs[side]) > 1)
        report(`${name} foot slides`, slideOf(first.legs[side], s.legs[side]));
    }
    for (const [name, is, should] of pairsOf(s))
      if (Math.abs(is - should) > 0.1) report(`${name} changes its length`, is - should);
    if (bent(s.hips, s.waist, s.ribs) + bent(s.waist, s.ribs, s.shoulders) > LIMITS.spine)
      report('spine bent too far');
    if (!movement.floorless) checkFloor(s, report);
    const mirrored = movement.alternate && moment >= MOMENTS / 2;
    if (!mirrored) checkHands(s, gearAt(movement, s), movement.holding, report);
    const jump = Math.max(
      distance(before.hips, s.hips),
      distance(before.head, s.head),
      ...SIDES.flatMap(([side]) => [
        distance(before.arms[side].hand, s.arms[side].hand),
        distance(before.arms[side].elbow, s.arms[side].elbow),
        distance(before.legs[side].ankle, s.legs[side].ankle),
        distance(before.legs[side].knee, s.legs[side].knee),
      ]),
    );
    if (jump > 26) report('jumps', jump);
    before = s;
  }
  const closing = distance(before.head, first.head);
  if (closing > 26) report('the loop does not close', closing);
  return [...worst].map(([problem, by]) => (by > 0 ? `${problem} (${by.toFixed(1)})` : problem));
}

/** The equipment in the picture, in the library's words. */
export const equipmentOf = (movement: Movement): readonly string[] => [
  ...new Set(
    gearAt(movement, skeletonAt(movement, 0)).flatMap(({ kind }) => (kind === 'none' ? [] : [kind])),
  ),
];

const BODY_ALONE = ['Bodyweight', 'No Equipment'];
/** Whether what is drawn is what the exercise asks for. */
export function equipmentProblem(movement: Movement, listed: readonly string[]): string | undefined {
  const drawn = equipmentOf(movement);
  const strange = drawn.filter((kind) => !listed.includes(kind));
  if (strange.length > 0) return `${strange.join(', ')} is drawn but not listed`;
  const needed = listed.filter((name) => !BODY_ALONE.includes(name));
  if (needed.length === listed.length && needed.length > 0 && drawn.length === 0)
    return `${needed.join(' or ')} is missing in the picture`;
  return undefined;
}
