import { band, bandToHands, cable, handles } from '../../gear/lines.ts';
import { disc, furniture, type Gear, part, rod } from '../../gear/parts.ts';
import { frameAt, gripMiddle, hands } from '../../gear/places.ts';
import { box } from '../../gear/stands.ts';
import {
  barbell,
  barInFront,
  barOnBack,
  dumbbellAt,
  dumbbells,
  heldBarbell,
  kettlebellInBoth,
  kettlebells,
} from '../../gear/weights.ts';
import type { Arm, HandOn } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, scale, sub, unit, type V3 } from '../../vector.ts';
import { standing } from '../poses.ts';
import { armTo, ON_BAR, roller, smithBar, twice } from './kit.ts';

interface Rig {
  readonly arms: (lean: number, down: boolean) => Arm;
  readonly gear: (s: Skeleton) => Gear[];
  /** How far the trunk leans at the bottom. */
  readonly lean: number;
}
const onChest =
  (at: V3, elbow: V3, more: Partial<HandOn> = {}) =>
  (): Arm => ({
    at,
    of: 'chest',
    elbow,
    ...more,
  });
const IN_WORLD =
  (up: V3, low: V3, elbow: V3) =>
  (_: number, down: boolean): Arm => ({
    at: down ? low : up,
    elbow,
  });
const GOBLET = onChest([8, -7, 3], [0.1, -1, 0.3]);

const HOLDS: Record<string, Rig> = {
  back: { arms: () => ON_BAR, gear: (s) => [barbell(barOnBack(s))], lean: 40 },
  front: {
    arms: onChest([5.8, 1, 16.5], [1, -0.15, 0.1], { thumb: [0, 0, -1] }),
    gear: (s) => [barbell(barInFront(s))],
    lean: 24,
  },
  overhead: {
    arms: (lean) => armTo(lean, [-0.06, 1, 0.62], { bend: 0, grip: 0 }),
    gear: (s) => [heldBarbell(s)],
    lean: 28,
  },
  zercher: {
    arms: () => ({ raise: 22, side: 12, bend: 118, grip: 180 }),
    gear: (s) => {
      const crook = ({ shoulder, elbow, wrist }: Skeleton['arms'][0]) =>
        along(elbow, unit(add(unit(sub(shoulder, elbow)), unit(sub(wrist, elbow)))), 3.6);
      return [barbell(scale(add(crook(s.arms[0]), crook(s.arms[1])), 0.5))];
    },
    lean: 30,
  },
};
const LOADS: Record<string, Rig> = {
  bodyweight: { arms: (lean) => armTo(lean, [1, -0.06, 0.05], { grip: 0 }), gear: () => [], lean: 38 },
  dumbbell: {
    arms: GOBLET,
    gear: (s) => [
      { ...dumbbellAt(add(gripMiddle(s), scale(s.chest[1], -3)), s.chest[1]), handles: [hands(s)] },
    ],
    lean: 24,
  },
  kettlebell: { arms: GOBLET, gear: (s) => [kettlebellInBoth(s)], lean: 24 },
  dumbbells: {
    arms: onChest([7.5, 2, 13], [1, -0.5, 0.2], { thumb: [1, 0, 0.1] }),
    gear: (s) => [dumbbells(s)],
    lean: 24,
  },
  kettlebells: {
    arms: onChest([8.5, -3, 5], [0.1, -1, 0.4], { thumb: [-0.3, 0, -1] }),
    gear: (s) => [kettlebells(s, [0], [0.3, -0.2, 1]), kettlebells(s, [1], [0.3, -0.2, -1])],
    lean: 24,
  },
  'safety-bar': {
    arms: onChest([9.5, -3.5, 7], [0, -1, 0.3], { thumb: [0, 1, 0] }),
    gear: (s) => {
      const yoke = [1, -1].map(
        (side) =>
          [frameAt(s, 'chest', [-5, 2.6, 6 * side]), frameAt(s, 'chest', [11, -4, 7 * side])] as const,
      );
      return [
        { ...barbell(barOnBack(s)), handles: yoke },
        furniture(...yoke.map(([a, b]) => ({ ...rod('pad', a, b, 1.5, 1), bias: 1 }))),
      ];
    },
    lean: 32,
  },
  'smith-machine': { arms: () => ON_BAR, gear: (s) => smithBar(barOnBack(s), -5), lean: 22 },
  landmine: {
    arms: onChest([9.5, -6, 2], [0.1, -1, 0.4]),
    gear: (s) => {
      const pivot: V3 = [127, 2, 0];
      const axis = unit(sub(gripMiddle(s), pivot));
      return [
        {
          kind: 'Barbell',
          parts: [
            rod('iron', pivot, along(pivot, axis, 134), 1),
            disc('plate', along(pivot, axis, 116), axis, 8.5, 3),
            { ...rod('frame', [127, 1, -4], [127, 1, 4], 1.4), bias: -1 },
          ],
          handles: [hands(s)],
        },
      ];
    },
    lean: 30,
  },
  cable: {
    arms: IN_WORLD([8, 48, 5], [13, 26, 5], [-0.6, -0.4, 1]),
    gear: (s) => [cable([52, 6, 0], gripMiddle(s)), handles.bar(s, 9)],
    lean: 34,
  },
  band: {
    arms: onChest([7, -1, -4], [0.8, -0.6, 0.6]),
    gear: (s) => {
      const at = (x: number, y: number, z: number) => frameAt(s, 'chest', [x, y, z]);
      const [a, b] = s.legs.map(({ ball }): V3 => [ball[0] - 3, 0.4, ball[2]]) as [V3, V3];
      return [band(a, at(4, 0, 10), at(6.5, 0, 4), at(6.5, 0, -4), at(4, 0, -10), b, a)];
    },
    lean: 28,
  },
  sandbag: {
    arms: onChest([15.5, -9, 4], [0.3, -0.6, 1]),
    gear: (s) => [
      furniture(
        part('pad', [
          [frameAt(s, 'chest', [10.5, -8, 9]), 5],
          [frameAt(s, 'chest', [10.5, -8, -9]), 5],
        ]),
      ),
    ],
    lean: 28,
  },
  suspension: {
    arms: IN_WORLD([22, 72, 6], [14, 74, 6], [0, -1, 0.3]),
    gear: (s) => [
      { ...bandToHands(s, [46, 118, 0]), kind: 'none' },
      furniture({ ...roller([46, 118, 0], 1.2, 5, 'frame'), bias: -2 }),
    ],
    lean: 18,
  },
};

const DEPTHS = {
  deep: [28, -94],
  'to-box': [6, -88],
  'to-pins': [22, -66],
} as const;

export const squat = template(
  'squat',
  'Squat',
  {
    load: [
      'barbell',
      'bodyweight',
      'dumbbell',
      'dumbbells',
      'kettlebell',
      'kettlebells',
      'safety-bar',
      'smith-machine',
      'landmine',
      'cable',
      'band',
      'sandbag',
      'suspension',
    ],
    bar: ['back', 'front', 'overhead', 'zercher'],
    depth: ['deep', 'to-box', 'to-pins'],
    stance: ['medium', 'narrow', 'wide'],
    heels: ['flat', 'raised'],
    pace: ['even', 'paused'],
  },
  ({ load, bar, depth, stance, heels, pace }) => {
    const { arms, gear, lean } = LOADS[load] ??
      HOLDS[bar] ?? { arms: () => ON_BAR, gear: () => [], lean: 40 };
    const [wide, out] = stance === 'wide' ? [15, 34] : stance === 'narrow' ? [6, 10] : [10, 22];
    const raised = heels === 'raised' ? 14 : 0;
    const slides = load === 'smith-machine';
    const hung = load === 'suspension';
    const [shin, thigh] = slides ? [8, -82] : hung ? [8, -96] : raised ? [40, -96] : DEPTHS[depth];
    const base = { legs: { on: [slides ? 6 : 0, 0, wide] as const, out, ...(raised && { heel: raised }) } };
    const pitch = depth === 'to-box' ? lean + 6 : lean;
    const tall = load === 'landmine' ? 10 : hung ? -5 : raised ? 6 : 1;
    const up = standing({
      ...base,
      root: { shin: tall, thigh: hung ? -5 : raised ? -7 : tall - 2 },
      lean: tall + 2,
      arms: arms(tall + 2, false),
    });
    const down = standing({ ...base, root: { shin, thigh }, lean: pitch, arms: arms(pitch, true) });
    const keys = slides
      ? [
          { ...up, root: { shoulders: [0, wide > 14 ? 79 : 79.5, 0] as const }, lean: 3 },
          { ...down, root: { shoulders: [0, 58, 0] as const } },
        ]
      : [up, down];
    return {
      keys,
      tempo: [2, 1.4],
      hold: [0.5, pace === 'paused' ? 2 : depth === 'to-box' || depth === 'to-pins' ? 0.8 : 0.2],
      gear: (s) => [
        ...gear(s),
        ...(depth === 'to-box' ? [box(-40, -17, 23.6)] : []),
        ...(depth === 'to-pins' ? [pins] : []),
        ...(raised ? [wedge] : []),
      ],
      holding: bar === 'zercher' ? 'none' : 'both',
      otherView: stance === 'wide' || load === 'kettlebells' ? 60 : 90,
    };
  },
);

const wedge = furniture({
  ...part('pad', [
    [[-5, 0.5, 12], 0.5],
    [[-5, 0.5, -12], 0.5],
    [[-5, 2.4, 12], 0.5],
    [[-5, 2.4, -12], 0.5],
    [[5, 0.5, 12], 0.4],
    [[5, 0.5, -12], 0.4],
  ]),
  bias: -12,
});
const pins = furniture(
  ...twice((z) => ({ ...rod('frame', [-14, 1, z], [-14, 104, z], 1.3), bias: -40 }), 25),
  ...twice((z) => ({ ...rod('frame', [-14, 60.6, z], [10, 60.6, z], 1.1), bias: -2 }), 25),
);
