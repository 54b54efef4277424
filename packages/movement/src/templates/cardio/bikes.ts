import { board, disc, type Gear, hoop, machine, type Part, rod, Z } from '../../gear/parts.ts';
import type { Arm, FootOn, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, cos, sin, type V3 } from '../../vector.ts';
import { beams, sole } from '../legs/kit.ts';

const TURN = [0, 45, 90, 135];
/** Both pedals, turning forward. */
const CRANK = 9.4;

interface Bike {
  /** Of the pedals. */
  readonly axle: V3;
  readonly hips: V3;
  readonly lean: number;
  /** How far the soles are turned up. */
  readonly up: number;
  readonly hand: V3;
  readonly parts: (s: Skeleton) => readonly Part[];
}
const lines = (r: number, ...points: (readonly [number, number])[]): Part[] =>
  points.slice(1).map(([x, y], at) => {
    const [a, b] = points[at] ?? [x, y];
    return { ...rod('frame', [a, b, 0], [x, y, 0], r), bias: -2 };
  });
const saddle = (x: number, y: number): Part => ({
  ...rod('iron', [x - 4, y, 0], [x + 7, y, 0], 1.6, 0.9),
  bias: -1,
});
const bar = (x: number, y: number, half = 9): Part => rod('iron', [x, y, -half], [x, y, half], 0.9);
const wheel = (x: number, y: number, r: number): Part[] => [
  { ...hoop([x, y, 0], Z, r), bias: -6 },
  { ...hoop([x, y, 0], Z, r - 1.4), bias: -6 },
  { ...disc('iron', [x, y, 0], Z, 1.6, 3), bias: -5 },
];
const stand: readonly Part[] = [
  ...beams([
    [-34, 1.4],
    [42, 1.4],
  ]),
  ...lines(1.5, [-12, 2], [-16, 50]),
  ...lines(1.5, [26, 2], [30, 66]),
];

const BIKES: Record<string, Bike> = {
  outdoor: {
    axle: [0, 16, 0],
    hips: [-15, 58, 0],
    lean: 42,
    up: -12,
    hand: [30, 62, 9],
    parts: () => [
      ...wheel(-25, 19.4, 18.8),
      ...wheel(36, 19.4, 18.8),
      ...lines(1.1, [0, 16], [-25, 19.4], [-12, 44], [0, 16], [25, 52], [-12, 44]),
      ...lines(1.1, [36, 19.4], [25, 52], [24, 60], [30, 62]),
      ...lines(0.9, [-12, 44], [-15, 51]),
      saddle(-16, 52),
      bar(30, 62),
    ],
  },
  stationary: {
    axle: [0, 16, 0],
    hips: [-15, 58, 0],
    lean: 28,
    up: -12,
    hand: [28, 68, 8],
    parts: () => [
      ...stand,
      ...lines(1.3, [-13, 24], [0, 16], [26, 18]),
      { ...disc('plate', [26, 18, 0], Z, 11, 4), bias: -4 },
      saddle(-16, 52),
      ...lines(1.1, [30, 66], [28, 68]),
      bar(28, 68, 8),
    ],
  },
  air: {
    axle: [0, 16, 0],
    hips: [-15, 57, 0],
    lean: 12,
    up: -12,
    hand: [13, 67, 11],
    parts: (s) => [
      ...stand.slice(0, 2),
      ...lines(1.3, [-13, 24], [0, 16], [30, 22]),
      ...wheel(32, 23, 19),
      { ...disc('plate', [32, 23, 0], Z, 16, 6), bias: -4 },
      saddle(-16, 51),
      ...s.arms.map(({ hand }) => rod('iron', hand, [16, 20, hand[2] * 0.8], 1.1)),
    ],
  },
  recumbent: {
    axle: [24, 30, 0],
    hips: [-19, 31, 0],
    lean: -24,
    up: 46,
    hand: [-16, 32, 13],
    parts: () => [
      ...beams([
        [-40, 1.4],
        [44, 1.4],
      ]),
      ...lines(1.5, [-22, 2], [-22, 22]),
      ...lines(1.5, [34, 2], [38, 60]),
      ...lines(1.4, [-22, 18], [24, 30]),
      { ...disc('plate', [34, 24, 0], Z, 12, 6), bias: -4 },
      { ...board('pad', [-19, 23.8, 0], [9, 0.6, 0], [0, 0, 9], 1.6), bias: -3 },
      { ...board('pad', [-37, 42, 0], [-6, 14, 0], [0, 0, 8], 1.6), bias: -3 },
      { ...rod('iron', [-19, 32, 13], [-12, 32, 13], 1), bias: 1 },
      rod('iron', [-19, 32, -13], [-12, 32, -13], 1),
      { ...board('iron', [39, 61, 0], [1, 4, 0], [0, 0, 6], 1), bias: -3 },
    ],
  },
};

export const cycle = template(
  'cycling',
  'Cycling',
  { bike: ['outdoor', 'stationary', 'air', 'recumbent'] },
  ({ bike }) => {
    const one = BIKES[bike];
    if (!one) throw new Error(bike);
    const { axle, hips, lean, up, hand } = one;
    const pedal = (angle: number): FootOn => {
      const [x, y] = [axle[0] + CRANK * cos(angle), axle[1] - CRANK * sin(angle)];
      // The ankle is behind and above the ball of the foot.
      return sole(
        x - 8 * cos(up) - 4 * sin(up),
        y - 8 * sin(up) + 4 * cos(up),
        5,
        up,
        up < 0 ? {} : { pole: [0.2, 1, 0.05] },
      );
    };
    const arm = (angle: number, side: number): Arm => ({
      at: [hand[0] + (bike === 'air' ? 6 * cos(angle) * side : 0), hand[1], hand[2] * side],
      elbow: [-0.4, -0.8, 0.6],
      thumb: bike === 'air' ? [0, 1, 0] : bike === 'recumbent' ? [1, 0, 0] : [0, 0, -side],
    });
    const pose = (angle: number): Pose => {
      const left = pedal(angle + 180);
      const flip = {
        ...left,
        on: [left.on[0], left.on[1], -5] as const,
        ...(left.pole && { pole: [0.2, 1, -0.05] as const }),
      };
      return {
        root: { hips },
        lean,
        bend: bike === 'outdoor' ? 14 : 4,
        legs: [pedal(angle), flip],
        arms: [arm(angle, 1), arm(angle, -1)],
      };
    };
    return {
      keys: TURN.map(pose),
      tempo: TURN.map(() => 0.11),
      steady: true,
      alternate: true,
      steps: true,
      still: 1,
      gear: (s): Gear[] => [
        machine(
          ...one.parts(s),
          ...s.legs.map(({ ball }, at) => ({
            ...rod(
              'iron',
              [axle[0], axle[1], at === 0 ? 3 : -3],
              add(ball, [0, -2, at === 0 ? -1.6 : 1.6]),
              1,
            ),
            bias: at === 0 ? 0 : -1,
          })),
          { ...disc('iron', axle, Z, 4, 2), bias: -1 },
        ),
      ],
      holding: 'none',
      view: 10,
    };
  },
);
