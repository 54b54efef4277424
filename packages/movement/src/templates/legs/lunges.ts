import { block, furniture, type Gear } from '../../gear/parts.ts';
import { bench, box } from '../../gear/stands.ts';
import { dumbbells } from '../../gear/weights.ts';
import type { Arm, FootOn, Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import { standing } from '../poses.ts';
import { armTo, carried, carriedGear, free, IN_FRONT, type Load } from './kit.ts';

const LOADS = ['bodyweight', 'dumbbells', 'barbell', 'smith-machine'] as const;
/** Of a long stride: the front foot flat, the other on its ball. */
const stride = (back: number, z = 6): readonly [FootOn, FootOn] => [
  { on: [0, 0, 6], out: 0 },
  { on: [back, 0, -z], heel: 58, out: 0 },
];
const low = (load: Load, lean: number, hips: readonly [number, number], legs: Pose['legs']): Pose => ({
  root: { hips: [hips[0], hips[1], 0] },
  lean,
  legs,
  arms: carried(load, lean),
});

export const lunge = template(
  'lunge',
  'Lunge',
  { load: LOADS, step: ['forward', 'backward', 'walking', 'crossed'], start: ['floor', 'platform'] },
  ({ load, step, start }) => {
    const high = start === 'platform' ? 7 : 0;
    const crossed = step === 'crossed';
    const slides = load === 'smith-machine' && !crossed;
    const ahead = step === 'forward' && !slides ? 46 : 0;
    const walking = step === 'walking';
    const lean = step === 'backward' || crossed ? 16 : 4;
    const on = (x: number, y: number, z: number, heel: number): FootOn => ({ on: [x, y, z], heel, out: 0 });
    const tall: Pose = {
      ...low(
        load,
        2,
        [slides ? -7 : 0, 52.6 + high - (slides ? 0.6 : 0)],
        [on(0, high, 6, 0), on(0, high, -6, 0)],
      ),
    };
    const down: Pose = {
      ...low(
        load,
        lean,
        [slides ? -13.3 : ahead - 22, 27.5],
        crossed
          ? [on(0, 0, 6, 0), { ...on(-38, 0, 13, 56), knee: -16, out: -16 }]
          : [on(ahead, high, 6, 0), on(ahead - (slides ? 38 : 46), 0, -6, 58)],
      ),
    };
    const gear = (s: Parameters<typeof carriedGear>[1]): Gear[] => [
      ...carriedGear(load, s, -11),
      ...(high ? [furniture({ ...block('frame', [-8, 0.6, -16], [16, high - 0.6, 16]), bias: -14 })] : []),
    ];
    const common = { gear, steps: true, view: crossed ? 62 : 20, otherView: crossed ? 20 : 60 };
    if (walking) {
      const passing: Pose = low(load, 3, [-2, 52.4], [on(0, 0, 6, 0), on(-8, 12, -6, 46)]);
      return {
        keys: [low(load, 4, [-22, 27.5], [on(0, 0, 6, 0), on(-46, 0, -6, 58)]), passing],
        tempo: [1.1, 1.1],
        hold: [0.2, 0],
        alternate: true,
        ...common,
        still: 0,
      };
    }
    return {
      keys: [tall, down],
      tempo: [1.5, 1.3],
      hold: [0.4, 0.2],
      alternate: step === 'forward',
      ...common,
    };
  },
);

export const splitSquat = template(
  'split-squat',
  'Split squat',
  { load: ['dumbbells', 'bodyweight', 'barbell', 'smith-machine'], rear: ['floor', 'bench'] },
  ({ load, rear }) => {
    const raised = rear === 'bench';
    const legs: Pose['legs'] = raised
      ? [{ on: [0, 0, 6] }, { on: [-62.9, 30.6, -6], heel: 160, pole: [1, -0.6, 0] }]
      : stride(-46);
    const lean = raised ? 16 : load === 'smith-machine' ? 4 : 6;
    const slides = load === 'smith-machine';
    const x = raised ? -15 : -23;
    return {
      keys: [
        low(load, lean - 2, [x + (slides ? 0 : 5), raised ? 49 : 46], legs),
        low(load, lean + 2, [x, raised ? 29.5 : 27.5], legs),
      ],
      tempo: [2, 1.4],
      hold: [0.4, 0.2],
      gear: (s) => [...carriedGear(load, s, -26), ...(raised ? [bench([-38, 24], [-64, 24])] : [])],
      view: 20,
      otherView: 60,
    };
  },
);

export const stepUp = template(
  'step-up',
  'Step-up',
  {
    load: ['bodyweight', 'dumbbells', 'barbell'],
    box: ['knee-high', 'high', 'low'],
    lead: ['one-side', 'changing'],
  },
  ({ load, box: size, lead }) => {
    const high = { 'knee-high': 23, high: 29, low: 12 }[size];
    const swing = load === 'bodyweight' && size === 'low';
    const arms = (lean: number, forward: number): Pose['arms'] =>
      swing
        ? [
            { raise: forward < 0 ? 30 : -8, bend: 70 },
            { raise: forward < 0 ? -8 : 30, bend: 70 },
          ]
        : carried(load, lean, { raise: 10 + lean, side: 30, bend: 20 });
    const on = (x: number, y: number, z: number, heel: number): FootOn => ({ on: [x, y, z], heel, out: 0 });
    const front = on(8, high, 6, 0);
    const lean = size === 'high' ? 34 : size === 'low' ? 12 : 26;
    return {
      keys: [
        {
          root: { hips: [-19, size === 'low' ? 51.5 : 50.6, 0] },
          lean,
          legs: [front, on(-24, 0, -6, size === 'low' ? 14 : 26)],
          arms: arms(lean, -1),
        },
        { root: { hips: [7, high + 52.6, 0] }, lean: 3, legs: [front, on(8, high, -6, 0)], arms: arms(3, 1) },
      ],
      tempo: size === 'low' ? [0.7, 0.7] : [1.4, 2.2],
      hold: size === 'low' ? [0.1, 0.1] : [0.3, 0.4],
      alternate: lead === 'changing',
      gear: (s) => [...carriedGear(load, s), { ...box(-2, 30, high) }],
      steps: true,
      view: 20,
      otherView: 60,
    };
  },
);

export const sideLunge = template(
  'side-lunge',
  'Side lunge',
  { load: ['dumbbells', 'bodyweight'], start: ['feet-together', 'feet-wide'] },
  ({ load, start }) => {
    const wide = start === 'feet-wide';
    const arms = (lean: number): Arm =>
      load === 'dumbbells'
        ? armTo(lean, [0.1, -1, 0.08])
        : wide
          ? armTo(lean, [1, -0.1, 0.05], { grip: 0 })
          : IN_FRONT;
    const far: FootOn = { on: [0, 0, -34], out: 12, heel: 0 };
    const down: Pose = {
      root: { hips: wide ? [-13, 25, 19] : [-17, 30, 18] },
      lean: wide ? 34 : 40,
      legs: [
        { on: [0, 0, 25], out: wide ? 20 : 6, heel: 0 },
        { ...far, on: [0, 0, wide ? -24 : -24], heel: wide ? -30 : 0, out: wide ? 20 : 6 },
      ],
      arms: arms(wide ? 34 : 40),
    };
    const up: Pose = wide
      ? {
          ...down,
          root: { hips: [-1, 46, 0.5] },
          lean: 6,
          arms: arms(6),
          legs: [
            { on: [0, 0, 25], out: 20, heel: 0 },
            { ...far, on: [0, 0, -24], heel: 0, out: 20 },
          ],
        }
      : {
          ...standing({ arms: arms(2) }),
          root: { hips: [0, 52.8, -19] },
          lean: 2,
          legs: [
            { on: [0, 0, -13], out: 6, heel: 0 },
            { on: [0, 0, -24], out: 6, heel: 0 },
          ],
        };
    return {
      keys: [up, down],
      tempo: [1.5, 1.3],
      hold: [0.4, 0.3],
      alternate: wide,
      gear: (s) => (load === 'dumbbells' ? [dumbbells(s)] : []),
      steps: true,
      view: 68,
      otherView: 22,
    };
  },
);

export const singleLegSquat = template(
  'single-leg-squat',
  'Single-leg squat',
  { style: ['pistol', 'skater', 'box'] },
  ({ style }) => {
    const pose = (shin: number, thigh: number, lean: number, left: Pose['legs']): Pose => ({
      root: { shin, thigh, foot: 0 },
      lean,
      legs: [{ on: [0, 0, 3.6] }, left as FootOn],
      arms: armTo(lean, [1, -0.05, 0.04], { grip: 0 }),
    });
    const keys =
      style === 'pistol'
        ? [pose(6, -7, 4, free(28, 12)), pose(38, -100, 36, free(118, 4))]
        : style === 'skater'
          ? [pose(6, -7, 4, free(-4, 40, { point: 20 })), pose(30, -62, 40, free(33, 118, { point: 30 }))]
          : [pose(6, -7, 4, free(24, 14)), pose(16, -88, 44, free(122, 6))];
    return {
      keys,
      tempo: [2, 1.5],
      hold: [0.5, 0.3],
      gear: () =>
        style === 'box'
          ? [box(-44, -14, 24.5)]
          : style === 'skater'
            ? [furniture({ ...block('pad', [-26, 0.6, -16], [-8, 2.6, 10], 0.6), bias: -14 })]
            : [],
      view: 20,
    };
  },
);
