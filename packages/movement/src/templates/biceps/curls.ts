import { bandToHands, cable, handles } from '../../gear/lines.ts';
import type { Gear } from '../../gear/parts.ts';
import { furniture } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { padOnTrunk, post, seat } from '../../gear/stations.ts';
import { kettlebellInBoth } from '../../gear/weights.ts';
import type { Arm, ArmFree, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { sub, unit } from '../../vector.ts';
import { hanging, held, LIFT, RIGHT } from '../back/kit.ts';
import { seated, standing } from '../poses.ts';

const GRIP = { underhand: 180, neutral: 90, overhand: 0, turning: 180, zottman: 180 } as const;

const bodies: Record<string, (arms: Pose['arms']) => Pose> = {
  standing: (arms) => standing({ arms }),
  seated: (arms) => seated(25, 0, { arms }),
  incline: (arms) => seated(25, 0, { lean: -38, nod: 22, legs: { on: [24, 0, 9], out: 12 }, arms }),
  prone: (arms) => ({
    root: { hips: [0, 37, 0] },
    lean: 46,
    nod: -6,
    legs: { on: [-24, 0, 8], heel: 30 },
    arms,
  }),
};

export const curl = template(
  'curl',
  'Curl',
  {
    load: ['barbell', 'ez-bar', 'dumbbells', 'cable', 'rope', 'bands', 'kettlebell'],
    grip: ['underhand', 'neutral', 'overhand', 'turning', 'zottman'],
    body: ['standing', 'seated', 'incline', 'prone'],
    side: ['both', 'alternating'],
    path: ['straight', 'across', 'drag', 'twenty-ones'],
  },
  ({ load, grip, body, side, path }) => {
    const lean = { standing: 0, seated: 0, incline: -38, prone: 46 }[body];
    const low = grip === 'turning' ? 90 : GRIP[grip];
    const close = load === 'kettlebell';
    const ahead = load === 'cable' || load === 'rope' ? 8 : 2;
    const arm = (bend: number, more: Partial<ArmFree> = {}): ArmFree => ({
      raise: close ? 19 : lean + ahead,
      side: close ? -31 : 0,
      bend,
      turn: close ? -8 : 0,
      grip: GRIP[grip],
      ...more,
    });
    const down = arm(lean < 0 ? 6 : 8, { grip: low });
    const up = arm(
      lean < 0 ? 125 : 134,
      path === 'across' ? { turn: 44, raise: 12 } : path === 'drag' ? { raise: -42, bend: 118 } : {},
    );
    const one = side === 'alternating' && load === 'dumbbells';
    const key = (arms: Arm | readonly [Arm, Arm]) => bodies[body]?.(arms) ?? standing({ arms });
    const turned = arm(up.bend ?? 0, { grip: 20 });
    const keys =
      grip === 'zottman'
        ? [key(down), key(up), key(turned), key(arm(8, { grip: 20 }))]
        : path === 'twenty-ones'
          ? [key(down), key(arm(84)), key(up), key(arm(84))]
          : one
            ? [key([down, down]), key([up, down])]
            : [key(down), key(up)];
    const gear = (s: Skeleton): Gear[] => [
      ...(body === 'seated' ? [furniture(...seat(25))] : []),
      ...(body === 'incline'
        ? [furniture(...seat(25, 2), padOnTrunk(s, -7.6, 8, -23, 6), post(-18, 32))]
        : []),
      ...(body === 'prone' ? [furniture(padOnTrunk(s, 8, -4, -38), post(0, 20), post(16, 30))] : []),
      ...(load === 'cable'
        ? [cable([34, 6, 0], gripMiddle(s)), handles.bar(s, 15)]
        : load === 'rope'
          ? rope(s)
          : load === 'bands'
            ? [
                bandToHands(s, [
                  [2, 0.6, 6],
                  [2, 0.6, -6],
                ]),
              ]
            : close
              ? [kettlebellInBoth(s, ballOf(s))]
              : held(s, load)),
    ];
    return {
      keys,
      ...LIFT,
      ...(keys.length === 4 && {
        tempo: grip === 'zottman' ? [1.3, 0.6, 2, 0.6] : [0.9, 0.9, 0.9, 0.9],
        hold: [0.2, 0.1, 0.1, 0.1],
        still: grip === 'zottman' ? 2 : 1,
      }),
      ...(one && { alternate: true }),
      gear,
      view: body === 'standing' && (path === 'across' || one) ? 50 : 22,
      otherView: 90,
    };
  },
);
const rope = (s: Skeleton): Gear[] => {
  const [x, y] = gripMiddle(s);
  const to = unit(sub([34, 6, 0], [x, y, 0]));
  const knot = [x + to[0] * 9, y + to[1] * 9, 0] as const;
  return [cable([34, 6, 0], knot), handles.rope(s, knot)];
};
/** The ball tips with the forearms. */
const ballOf = ({ arms: [{ elbow, hand }] }: Skeleton) => {
  const up = Math.max(0, unit(sub(hand, elbow))[1]);
  return unit([up * 0.9, -1 + up * 0.5, 0]);
};

export const bayesianCurl = template('bayesian-curl', 'Curl with the arm behind', {}, () => {
  const key = (raise: number, bend: number): Pose => ({
    root: { shin: 14, thigh: -6, foot: 1 },
    lean: 7,
    legs: [
      { on: [-18, 0, 6], heel: 28 },
      { on: [0, 0, -6], out: 6 },
    ],
    arms: [
      { raise, side: 0, bend, grip: 180 },
      { raise: 4, side: 60, bend: 12, grip: 90 },
    ],
  });
  return {
    keys: [key(-36, 8), key(-8, 128)],
    ...LIFT,
    holding: 'right',
    gear: (s) => [cable([-58, 8, 12], s.arms[0].hand), handles.single(s, RIGHT)],
  };
});

export const highCableCurl = template('high-cable-curl', 'High cable curl', {}, () => {
  const key = (bend: number): Pose =>
    standing({ arms: { raise: 88, side: 86, bend, grip: 180 }, legs: { on: [0, 0, 8], out: 10 } });
  return {
    keys: [key(10), key(128)],
    ...LIFT,
    gear: (s) => [cable([0, 82, 66], s.arms[0].hand), cable([0, 82, -66], s.arms[1].hand), handles.single(s)],
    view: 90,
    otherView: 60,
  };
});

export const concentrationCurl = template('concentration-curl', 'Concentration curl', {}, () => {
  const lean = 48;
  const key = (bend: number): Pose =>
    seated(25, 0, {
      lean,
      bend: 8,
      twist: -8,
      nod: 4,
      legs: { on: [20, 0, 19], out: 34 },
      arms: [
        hanging(lean + 8, 2, 4, { bend, grip: 180, turn: 24 }),
        { at: [15, 33, -14], elbow: [-0.4, 0.2, 1], thumb: [0, 0, 1], point: [0.3, -1, 0] },
      ],
    });
  return {
    keys: [key(6), key(128)],
    ...LIFT,
    holding: 'right',
    gear: (s) => [furniture(...seat(25, -2)), ...held(s, 'dumbbell')],
    view: 55,
    otherView: 90,
  };
});
