import { band } from '../../gear/lines.ts';
import { block, cord, disc, furniture, machine, rod, Z } from '../../gear/parts.ts';
import { frameAt } from '../../gear/places.ts';
import { wall } from '../../gear/stands.ts';
import type { Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, scale, sub, unit, type V3 } from '../../vector.ts';
import { feet, standing } from '../poses.ts';
import { armTo, beams, footPlate, hang, padOn, sole, twice } from './kit.ts';

/** Pads on the shoulders, from a pad on the back (-1) or the chest (1). */
const yokes = (s: Skeleton, side: number) =>
  twice(
    (z) => ({
      ...rod('pad', frameAt(s, 'chest', [-6 * -side, 5.2, z]), frameAt(s, 'chest', [5 * -side, 4.6, z]), 1.7),
      bias: 1,
    }),
    7,
  );
const onBack = (s: Skeleton, side = -1) => [
  padOn(s, 'chest', [7.6 * side, -11, 0], [0, 15]),
  ...yokes(s, side),
  ...s.arms.map(({ hand }, at) =>
    rod('iron', frameAt(s, 'chest', [5 * -side, 4.6, at === 0 ? 9 : -9]), hand, 0.9),
  ),
];
const gripped = (elbow: V3) => ({
  at: [7, 3, 14] as const,
  of: 'chest' as const,
  elbow,
  thumb: [0, 0, -1] as const,
});

type Frame = Pick<Pose, 'root' | 'lean'>;
interface Sled {
  readonly up: Frame;
  readonly down: Frame;
  readonly feet: Pose['legs'];
  readonly arms: Pose['arms'];
  readonly parts: (s: Skeleton) => ReturnType<typeof rod>[];
}
const at = (x: number, y: number, lean: number): Frame => ({ root: { hips: [x, y, 0] }, lean });
const lever = (s: Skeleton, pivot: V3, from: V3, long: number) => [
  { ...rod('frame', pivot, along(pivot, unit(sub(frameAt(s, 'chest', from), pivot)), long), 1.4), bias: -6 },
  ...beams([
    [pivot[0], 1],
    [pivot[0], pivot[1]],
  ]),
  { ...rod('iron', [pivot[0], pivot[1], -4], [pivot[0], pivot[1], 4], 2.4), bias: -5 },
];

const SLEDS: Record<string, Sled> = {
  hack: {
    up: at(-11, 49, -34),
    down: at(3, 28.5, -34),
    feet: sole(13, 8, 9, 15, { out: 12 }),
    arms: gripped([0.3, -1, 0.6]),
    parts: (s) => [
      ...onBack(s),
      ...beams(
        [
          [20, 2],
          [-50, 106],
        ],
        10,
      ),
      ...beams(
        [
          [20, 2],
          [-50, 106],
        ],
        -10,
      ),
      ...beams([
        [-44, 1],
        [-44, 97],
      ]),
      footPlate(s, [0, 1], 12),
    ],
  },
  'reverse-hack': {
    up: at(1, 51, 24),
    down: at(-13, 25, 24),
    feet: sole(-6, 4, 9, 0, { out: 14 }),
    arms: { at: [9, 1, 15], of: 'chest', elbow: [0, -1, 0.5], thumb: [0, 0, -1] },
    parts: (s) => [
      ...onBack(s, 1),
      ...beams(
        [
          [-4, 2],
          [46, 106],
        ],
        10,
      ),
      ...beams(
        [
          [-4, 2],
          [46, 106],
        ],
        -10,
      ),
      ...beams([
        [40, 1],
        [40, 94],
      ]),
      footPlate(s, [0, 1], 12),
    ],
  },
  pendulum: {
    up: at(-9, 56, -30),
    down: at(-21.5, 31, 4),
    feet: sole(4, 11, 8, 16, { out: 8 }),
    arms: gripped([0.3, -1, 0.6]),
    parts: (s) => [...onBack(s), ...lever(s, [-56, 64, 0], [-9, -12, 0], 30), footPlate(s, [0, 1], 12)],
  },
  'v-squat': {
    up: at(-6, 51, -14),
    down: at(-12, 25, 15),
    feet: sole(8, 6, 14, 12, { out: 26 }),
    arms: gripped([0.3, -1, 0.6]),
    parts: (s) => [...onBack(s), ...lever(s, [-58, 52, 0], [-8, -12, 0], 43), footPlate(s, [0, 1], 12)],
  },
  belt: {
    up: { root: { shin: 1, thigh: -2 }, lean: 4 },
    down: { root: { shin: 24, thigh: -96 }, lean: 26 },
    feet: { on: [0, 7, 12], out: 24 },
    arms: { at: [28, 68, 9], elbow: [0, -1, 0.6], thumb: [0, 1, 0] },
    parts: (s) => {
      const clip: V3 = [s.hips[0] + 7, s.hips[1] - 12, 0];
      return [
        ...twice(
          (z) => ({
            ...cord(frameAt(s, 'pelvis', [0, 2, z]), frameAt(s, 'pelvis', [6, -1, z * 0.7]), clip),
            bias: 5,
          }),
          7,
        ),
        { ...cord(clip, [-4, 4, 0]), bias: 5 },
        disc('iron', [-4, 3.4, 0], Z, 2.6, 3),
        ...twice((z) => ({ ...block('frame', [-12, 0.6, z - 6], [14, 6.4, z + 6]), bias: -12 }), 12),
        ...beams(
          [
            [28, 1],
            [28, 72],
          ],
          0,
        ),
        { ...rod('iron', [28, 68, -12], [28, 68, 12], 1), bias: -1 },
      ];
    },
  },
};

export const machineSquat = template(
  'machine-squat',
  'Machine squat',
  { machine: ['hack', 'reverse-hack', 'pendulum', 'v-squat', 'belt'] },
  ({ machine: kind }) => {
    const sled = SLEDS[kind];
    if (!sled) throw new Error(kind);
    const pose = (frame: Frame): Pose => ({ ...frame, legs: sled.feet, arms: sled.arms });
    return {
      keys: [pose(sled.up), pose(sled.down)],
      tempo: [2.2, 1.4],
      hold: [0.4, 0.2],
      gear: (s) => [machine(...sled.parts(s))],
      view: 18,
    };
  },
);

export const spanishSquat = template('spanish-squat', 'Spanish squat', {}, () => {
  const pose = (shin: number, thigh: number, lean: number): Pose =>
    standing({
      root: { shin, thigh },
      lean,
      arms: armTo(lean, [1, -0.1, 0.05], { grip: 0 }),
      legs: feet(7, 8),
    });
  return {
    keys: [pose(-4, 4, 0), pose(-3, -82, 8)],
    tempo: [2, 1.4],
    hold: [0.4, 2],
    gear: (s) => {
      const knees = s.legs.map(
        ({ knee, hip }): V3 => add(add(scale(knee, 0.94), scale(hip, 0.06)), [-4.2, -2, 0]),
      );
      const [a = [0, 0, 0], b = [0, 0, 0]] = knees;
      const post: V3 = [46, 27, 0];
      return [
        { ...band(post, [a[0] + 3, a[1], a[2] + 4], a, b, [b[0] + 3, b[1], b[2] - 4], post) },
        furniture({ ...rod('frame', [47.5, 0.6, 0], [47.5, 96, 0], 1.6), bias: -2 }),
      ];
    },
    otherView: 50,
  };
});

export const sissySquat = template('sissy-squat', 'Sissy squat', {}, () => {
  const post: V3 = [20, 55, -13];
  const pose = (shin: number, lean: number): Pose => ({
    root: { shin, thigh: lean },
    lean,
    legs: { on: [0, 0, 5], heel: shin > 20 ? 46 : 34 },
    arms: [
      { at: [4, -10, 4], of: 'chest', elbow: [0, -1, 0.8] },
      { at: post, elbow: [-0.2, -1, 0.4], thumb: [0, 1, 0] },
    ],
  });
  return {
    keys: [pose(6, 0), pose(64, -32)],
    tempo: [2.2, 1.6],
    hold: [0.4, 0.3],
    gear: () => [
      {
        ...furniture({ ...rod('frame', [20, 0.6, -13], [20, 92, -13], 1.4), bias: -4 }),
        handles: [
          [
            [20, 1, -13],
            [20, 92, -13],
          ],
        ],
      },
    ],
    holding: 'left',
    view: 14,
  };
});

export const wallSit = template('wall-sit', 'Wall sit', {}, () => {
  const pose = (y: number): Pose => ({
    root: { hips: [-24, y, 0] },
    legs: feet(7, 4, 0),
    arms: hang(0, 0, 0.1),
  });
  return {
    keys: [pose(29), pose(28.2)],
    tempo: [2.4, 2.4],
    hold: [0.2, 0.2],
    gear: () => [wall(-31.6)],
    view: 16,
  };
});
