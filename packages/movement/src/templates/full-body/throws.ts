import { block, disc, furniture, type Gear } from '../../gear/parts.ts';
import { gripMiddle } from '../../gear/places.ts';
import { roundBall } from '../../gear/stands.ts';
import { trapBar } from '../../gear/stations.ts';
import type { Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, unit, type V3 } from '../../vector.ts';
import { fromShoulders, hanging } from '../back/kit.ts';
import { sandbag } from './carries.ts';
import { onChest, stance } from './kit.ts';

const CLOSED = 6.4;
const OPENED = 10.4;
const around = (pose: Pose, at: V3, elbow: V3 = [-0.2, -0.8, 1], z = CLOSED): Pose => ({
  ...pose,
  arms: { at: [at[0], at[1], z], elbow, thumb: [0.2, 1, -0.3] },
});
/** Between the hands; it leaves them as they open. */
const ball = (s: Skeleton, flies: V3): Gear => {
  const [x, y, z] = along(gripMiddle(s), flies, (s.arms[0].hand[2] - CLOSED) / (OPENED - CLOSED));
  return roundBall([x, Math.max(6, y), z], 6);
};

export const ballThrow = template(
  'medicine-ball-throw',
  'Medicine ball throw',
  { way: ['slam', 'wall', 'backward'] },
  ({ way }) => {
    const deep = stance(27, -90, 26, 0, 10, 18);
    const bent = { ...stance(26, -84, 54.5, 0, 10, 16), nod: -6 };
    const toes = stance(8, 2, -3, 38, 9, 10);
    const over = (pose: Pose, x: number, y: number, z?: number) =>
      around(pose, fromShoulders(pose, x, y, 0), [0.5, -0.4, 1], z);
    const chest = (pose: Pose) => around(pose, onChest(pose, 15, -4, 0));
    const low = around(bent, way === 'slam' ? [14.5, 10.6, 0] : [4, 13, 0]);
    const rising = around(stance(12, -30, 22, 0, 10, 14), [30, 62, 0]);
    const swung = around(toes, fromShoulders(toes, 30, -8, 0));
    const back = { ...toes, lean: -12 };
    const { keys, tempo, flies } = {
      wall: {
        keys: [
          chest(deep),
          chest(stance(1, 0, 0)),
          over(toes, 10, 32),
          over(toes, 10, 31, OPENED),
          over(toes, 10, 32),
        ],
        tempo: [0.7, 0.25, 0.4, 0.4, 0.8],
        flies: [12, 26, 0] as V3,
      },
      slam: {
        keys: [
          low,
          rising,
          over(toes, 4, 33),
          around(stance(20, -62, 48, 0, 10, 16), [24, 34, 0], undefined, OPENED),
        ],
        tempo: [0.6, 0.6, 0.3, 0.5],
        flies: [-6, -30, 0] as V3,
      },
      backward: {
        keys: [low, rising, swung, over(back, -4, 33), over(back, -6, 32, OPENED), over(back, -4, 33), swung],
        tempo: [0.3, 0.2, 0.25, 0.4, 0.4, 0.5, 0.8],
        flies: [-26, 18, 0] as V3,
      },
    }[way];
    return {
      keys,
      tempo,
      hold: keys.map((_, at) => (at === 0 ? 0.25 : 0)),
      steady: true,
      still: { wall: 3, slam: 2, backward: 4 }[way],
      steps: true,
      gear: (s) =>
        way === 'wall'
          ? [furniture({ ...block('frame', [39, 0, -20], [41, 160, 20]), bias: -30 }), ball(s, flies)]
          : [ball(s, flies)],
      view: 18,
      otherView: 60,
    };
  },
);

export const trapBarJump = template('trap-bar-jump', 'Trap bar jump', {}, () => {
  const key = (pose: Pose, lean: number): Pose => ({ ...pose, arms: hanging(lean, 0, 10, { grip: 90 }) });
  const air = stance(4, 0, 3, 55);
  const { root } = air;
  const up = 'hips' in root ? add(root.hips, [0, 11.6, 0]) : ([0, 70, 0] as V3);
  return {
    keys: [
      key(stance(22, -54, 36), 36),
      key({ ...air, root: { hips: up }, legs: { on: [0, 12, 8], heel: 55, out: 16 } }, 3),
      key(stance(14, -34, 22), 22),
    ],
    tempo: [0.4, 0.4, 1],
    hold: [0.4, 0, 0.1],
    still: 1,
    steps: true,
    gear: (s) => [trapBar(s, 9)],
    view: 30,
    otherView: 90,
  };
});

export const sandbagLift = template('sandbag-to-shoulder', 'Sandbag to shoulder', {}, () => {
  const hug = (pose: Pose, at: V3): Pose => ({
    ...pose,
    arms: { at, of: 'chest', elbow: [-0.1, -0.8, 1], point: [0.3, 0, -1], thumb: [0, 1, 0] },
  });
  const bent = stance(22, -84, 52, 0, 14, 20);
  const last = stance(1, 0, -3, 0, 14, 20);
  const held = { of: 'chest', elbow: [0.2, -0.8, 0.8], point: [0.3, 0, -1], thumb: [0, 1, 0] } as const;
  const bag = (s: Skeleton): Gear => {
    const grip = gripMiddle(s);
    // Across the arms, then along the shoulder.
    const t = Math.max(0, Math.min(1, (grip[1] - s.shoulders[1]) / 7));
    const at = add(grip, [-1 - 7 * t, 0, 0]);
    const axis = unit([t, 0, 1 - t]);
    return sandbag(at, axis);
  };
  return {
    keys: [
      hug(bent, [24, -17, 3]),
      hug(stance(24, -94, 34, 0, 14, 20), [17, -16, 2]),
      hug(stance(4, -4, -6, 0, 14, 20), [17, -8, 2]),
      {
        ...last,
        arms: [
          { ...held, at: [14, 6, -8] },
          { ...held, at: [8, 12, -19], point: [0.3, 0, 1] },
        ],
      },
    ],
    tempo: [1, 0.8, 0.7, 1.6],
    hold: [0.2, 0.4, 0, 0.5],
    still: 3,
    gear: (s) => [bag(s)],
    holding: 'none',
    view: 30,
    otherView: 60,
  };
});

const FAR = 62;
export const tireFlip = template('tire-flip', 'Tire flip', {}, () => {
  const key = (pose: Pose, at: V3, elbow: V3): Pose => ({
    ...pose,
    arms: { at, elbow, thumb: [0, 0, 1] },
  });
  const x = (pose: Pose, by: number): Pose =>
    'hips' in pose.root ? { ...pose, root: { hips: add(pose.root.hips, [by, by * -0.12, 0]) } } : pose;
  return {
    keys: [
      key(x(stance(24, -84, 52, 14, 10, 14), 0), [17, 13.5, 14], [-0.3, -0.6, 1]),
      key({ ...stance(24, -32, 47, 36, 10, 14) }, [35, 38.3, 14], [-0.3, -0.8, 0.7]),
      key(
        {
          ...x(stance(14, -16, 38, 10, 10, 14), 24),
          legs: [{ on: [34, 0, 8] }, { on: [2, 0, -9], heel: 40 }],
        },
        [51, 45.5, 13],
        [-0.4, -1, 0.6],
      ),
    ],
    tempo: [0.9, 0.8, 1.8],
    hold: [0.5, 0, 0.3],
    still: 1,
    steps: true,
    holding: 'none',
    gear: (s) => {
      const [hx, hy] = gripMiddle(s);
      const [dx, dy] = [FAR - hx, hy - 1];
      const size = Math.hypot(dx, dy);
      const along1: V3 = [-dx / size, dy / size, 0];
      const axis: V3 = [along1[1], -along1[0], 0];
      const center = along(along([FAR, 1, 0], along1, 23), axis, 6);
      return [
        {
          kind: 'none',
          parts: [
            { ...disc('iron', center, axis, 23, 11), bias: -4 },
            { ...disc('plate', along(center, axis, 5.6), axis, 10, 0.4), bias: -3 },
          ],
        },
      ];
    },
    view: 22,
  };
});
