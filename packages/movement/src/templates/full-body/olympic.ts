import { bandToHands } from '../../gear/lines.ts';
import { gripMiddle } from '../../gear/places.ts';
import { barbell, dumbbells, heldBarbell, kettlebells } from '../../gear/weights.ts';
import type { Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import type { V3 } from '../../vector.ts';
import { fromShoulders, THUMB } from '../back/kit.ts';
import { bothFeet, onChest, reaching, stance } from './kit.ts';

const SIDEWAYS: V3 = [-0.1, 0.1, 1];
const FORWARD: V3 = [0.8, -0.8, 0];
const OVER: V3 = [0, -1, 0.6];

const rack = (pose: Pose, z = 16) => reaching(pose, onChest(pose, 6.7, 0.8, z), FORWARD);
const long = (pose: Pose, x: number, z: number, by = 0) => {
  const drop = Math.sqrt(34.2 ** 2 - (z - 9.4) ** 2 - x ** 2) - by;
  return reaching(pose, fromShoulders(pose, x, -drop, z), SIDEWAYS);
};
const above = (pose: Pose, z: number) =>
  reaching(
    pose,
    fromShoulders(pose, -0.5, Math.sqrt(35 ** 2 - (z - 9.4) ** 2) - 0.6, z),
    z > 20 ? [-1, -1, 0.4] : OVER,
  );

const poses = (z: number) => {
  const wide = z > 20;
  const floor = wide ? stance(25, -88, 51) : stance(14, -76, 61);
  return {
    floor: reaching({ ...floor, nod: -14 }, [6.4, 12.4, z], SIDEWAYS),
    hang: long({ ...stance(4, -36, 44), nod: -10 }, 2.5, z, 0.8),
    scoop: long({ ...stance(14, -24, 18, 8), nod: -4 }, 4.5, z, 1.2),
    ready: long(stance(1, 0, 0), 7, z),
    extended: long({ ...stance(10, -4, -5, 40), shrug: 3.2 }, 7, z, 1.6),
    pulled: reaching(
      { ...stance(10, -4, -3, 40), shrug: 3 },
      fromShoulders(stance(10, -4, -3, 40), 9, -9, z),
      [-0.7, 0.5, 1],
    ),
    deep: stance(29, -93, wide ? 22 : 18),
    quarter: stance(20, -42, 16),
    tall: stance(1, 0, 0),
  };
};

const bar = (s: Skeleton) => [heldBarbell(s, { plates: 12 })];

export const clean = template(
  'clean',
  'Clean',
  {
    start: ['floor', 'hang'],
    catch: ['deep', 'power', 'none'],
    finish: ['stand', 'press', 'jerk'],
  },
  ({ start, catch: how, finish }) => {
    const p = poses(16);
    const first = [start === 'hang' ? p.ready : p.floor, p.hang, p.scoop];
    const caught = rack(how === 'deep' ? p.deep : p.quarter);
    const dropping = how === 'deep' ? stance(20, -58, 14) : stance(14, -28, 8);
    const turnover = reaching(dropping, onChest(dropping, 9, -9, 16), [-0.3, -1, 0.6]);
    const up = rack(p.tall);
    const split: Pose = above({ ...p.tall, root: { hips: [0, 41, 0] }, legs: bothFeet(22, -22, 0, 42) }, 16);
    const end =
      finish === 'stand'
        ? [up]
        : finish === 'press'
          ? [up, above(p.tall, 16), up]
          : [up, split, above(p.tall, 16), up];
    const keys =
      how === 'none' ? [...first, p.extended, p.hang] : [...first, p.extended, turnover, caught, ...end];
    const all = [0.8, 0.25, 0.15, 0.3, 0.35, 0.9, 0.9, 1.2, 1.4];
    const tempo = keys.map((_, at) => (at === keys.length - 1 ? 1.8 : (all[at] ?? 1)));
    return {
      keys,
      tempo,
      hold: keys.map((_, at) =>
        at === 0 || at === keys.length - 1 ? 0.5 : at > 4 && how !== 'none' ? 0.3 : 0,
      ),
      still: how === 'none' ? 3 : 5,
      steps: true,
      gear: bar,
      otherView: 60,
    };
  },
);

export const snatch = template('snatch', 'Snatch', { catch: ['deep', 'power'] }, ({ catch: how }) => {
  const p = poses(27);
  const lowered = reaching(p.tall, fromShoulders(p.tall, 19, -4, 27), [0, -1, 0.6]);
  return {
    keys: [
      p.floor,
      p.hang,
      p.scoop,
      p.extended,
      p.pulled,
      above(how === 'deep' ? p.deep : p.quarter, 27),
      above(p.tall, 27),
      lowered,
    ],
    tempo: [0.8, 0.25, 0.15, 0.3, 0.55, 1, 1.2, 1.2],
    hold: [0.5, 0, 0, 0, 0, 0.4, 0.5, 0],
    still: 5,
    gear: bar,
    view: 30,
    otherView: 70,
    steps: true,
  };
});

export const highPull = template('high-pull', 'High pull', {}, () => {
  const p = poses(16);
  return {
    keys: [p.hang, p.scoop, p.extended, p.pulled],
    tempo: [0.35, 0.2, 0.3, 1.5],
    hold: [0.4, 0, 0, 0.2],
    still: 3,
    gear: bar,
    steps: true,
    view: 30,
    otherView: 90,
  };
});

export const jerk = template('jerk', 'Jerk', { feet: ['together', 'split'] }, ({ feet }) => {
  const p = poses(16);
  const dip = rack(stance(18, -22, 2), 16);
  const drive = rack(stance(10, -4, 0, 36), 16);
  const under =
    feet === 'split'
      ? above({ ...p.tall, root: { hips: [0, 41, 0] }, legs: bothFeet(22, -22, 0, 42) }, 16)
      : above(p.quarter, 16);
  return {
    keys: [rack(p.tall, 16), dip, drive, under, above(p.tall, 16)],
    tempo: [0.6, 0.3, 0.35, 1, 1.6],
    hold: [0.5, 0, 0, 0.4, 0.5],
    still: 3,
    gear: bar,
    steps: true,
    view: 30,
    otherView: 70,
  };
});

export const thruster = template(
  'thruster',
  'Thruster',
  { load: ['barbell', 'dumbbells', 'kettlebells', 'bands'] },
  ({ load }) => {
    const p = poses(16);
    const free = load === 'dumbbells' || load === 'kettlebells';
    const hands = (pose: Pose, up: boolean) => {
      if (!free) return up ? above(pose, 16) : rack(pose);
      const at = up ? fromShoulders(pose, 0, 34, 11) : onChest(pose, 10.5, -4, 13);
      return reaching(pose, at, up ? OVER : [1, -0.8, 0.5], THUMB.neutral.map((v) => -v) as unknown as V3);
    };
    return {
      keys: [hands(p.deep, false), hands(p.tall, false), hands(p.tall, true)],
      tempo: [0.8, 0.6, 1.6],
      hold: [0.2, 0, 0.4],
      still: 2,
      gear: (s) =>
        load === 'barbell'
          ? [barbell(gripMiddle(s), { plates: 10 })]
          : load === 'dumbbells'
            ? [dumbbells(s)]
            : load === 'bands'
              ? [
                  bandToHands(s, [
                    [2, 0.6, 8],
                    [2, 0.6, -8],
                  ]),
                ]
              : [kettlebells(s, [0, 1], [-0.55, -0.6, 0])],
      view: 30,
      otherView: 90,
    };
  },
);
