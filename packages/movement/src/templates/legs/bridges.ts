import { band } from '../../gear/lines.ts';
import { block, disc, furniture, type Gear, machine, rod, Z } from '../../gear/parts.ts';
import { frameAt } from '../../gear/places.ts';
import { mat } from '../../gear/stands.ts';
import { barbell, dumbbellAt } from '../../gear/weights.ts';
import type { Arm, FootOn, Leg, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, along, middle, sub, unit, type V3 } from '../../vector.ts';
import { beams, footPlate, free, padOn, roller, smithBar, twice } from './kit.ts';

const crease = (s: Skeleton) => frameAt(s, 'pelvis', [7, -0.5, 0]);
const onLoad = (z: number): Arm => ({
  at: [7, -0.5, z],
  of: 'hips',
  elbow: [-0.4, -0.2, 1],
  thumb: [0, 0, -1],
});
/** Not hidden by the hips on which it lies. */
const inFront = ({ kind, parts }: Gear): Gear => ({ kind, parts: parts.map((one) => ({ ...one, bias: 9 })) });
const onHips = (load: string, s: Skeleton, x: number): Gear[] =>
  load === 'barbell'
    ? [barbell(crease(s))]
    : load === 'dumbbell'
      ? [inFront(dumbbellAt(crease(s), Z))]
      : load === 'smith-machine'
        ? smithBar(crease(s), x)
        : [];
const foot = (x: number, z = 6): FootOn => ({ on: [x, 0, z], out: 6, pole: [0.4, 1, 0.08] });

export const hipThrust = template(
  'hip-thrust',
  'Hip thrust',
  { load: ['barbell', 'dumbbell', 'bodyweight', 'machine', 'smith-machine'], legs: ['both', 'single'] },
  ({ load, legs }) => {
    const single = legs === 'single';
    const arms: Arm =
      load === 'bodyweight' || load === 'machine'
        ? { raise: 62, side: 84, bend: 10, turn: 0, grip: 0 }
        : onLoad(load === 'dumbbell' ? 6 : 14);
    const pose = (lean: number, knee: number): Pose => {
      const right: Leg = foot(20.5, single ? 4 : 6);
      return {
        root: { shoulders: [-28, 28.6, 0] },
        lean,
        nod: -66 - lean + (lean < -80 ? 4 : 0),
        legs: single ? [free(96, knee), { ...foot(20.5, -4), pole: [0.4, 1, 0] }] : right,
        arms,
      };
    };
    return {
      keys: [pose(-58, 110), pose(-93, 100)],
      tempo: [1.3, 1.9],
      hold: [0.3, 0.8],
      gear: (s) => {
        const rest = load === 'machine';
        const support = [
          { ...block('pad', [-38, 20.6, -22], [-23, 22.6, 22], 1), bias: -12 },
          { ...block('frame', [-33, 0.6, -18], [-28, 19, 18], 0.6), bias: -16 },
        ];
        return rest
          ? [
              machine(
                ...support,
                padOn(s, 'pelvis', [6.4, 0.4, 0], [0.6, 1.6], 8),
                roller(crease(s), 1.2, 18, 'iron'),
                ...twice((z) => {
                  const pivot: V3 = [36, 13, z];
                  const to = unit(sub(add(crease(s), [0, 0, z]), pivot));
                  return { ...rod('iron', pivot, along(pivot, to, 42), 1.2), bias: z > 0 ? 12 : -12 };
                }, 18),
                ...twice(
                  (z) => ({ ...rod('frame', [36, 1, z], [36, 13, z], 1.4), bias: z > 0 ? 12 : -12 }),
                  18,
                ),
                ...twice(
                  (z) => ({
                    ...disc('plate', add(middle(crease(s), [36, 13, 0], 0.6), [0, 0, z]), Z, 8, 3),
                    bias: z > 0 ? 12 : -12,
                  }),
                  20,
                ),
                footPlate(s, [0, 1], 10),
                ...beams([
                  [-30, 1],
                  [36, 1],
                ]),
              ),
            ]
          : [furniture(...support), ...onHips(load, s, -1)];
      },
      holding: load === 'dumbbell' ? 'none' : 'both',
      view: 18,
    };
  },
);

/** Sole against sole, low and high. */
const soles = (up: number): Leg =>
  up
    ? free(-18.7, 116.4, { away: 50.3, turn: 61, point: 14 })
    : free(11.8, 125.7, { away: 54.9, turn: 62, point: 14 });

export const gluteBridge = template(
  'glute-bridge',
  'Glute bridge',
  { load: ['bodyweight', 'barbell', 'band'], legs: ['both', 'single', 'frog'] },
  ({ load, legs }) => {
    const frog = legs === 'frog';

    const arms: Arm =
      load === 'barbell'
        ? onLoad(14)
        : { at: [-12, 1.8, 16], flat: true, point: [1, 0, 0], thumb: [0, 0, 1], elbow: [0.4, 0.1, 1] };
    const pose = (lean: number, up: number, flex: number): Pose => ({
      root: { shoulders: [-28, 6 + up, 0] },
      lean,
      nod: -88 - lean,
      legs: legs === 'single' ? [free(flex, 30), foot(18, -4)] : frog ? soles(flex) : foot(18, 6),
      arms,
    });
    return {
      keys: frog ? [pose(-95, 0, 0), pose(-110, 0, 1)] : [pose(-91, 0, 45), pose(-118, 0, 12)],
      tempo: frog ? [0.7, 0.7] : [1.3, 1.9],
      hold: frog ? [0.1, 0.3] : [0.3, 1],
      gear: (s) => {
        const [a, b] = s.legs.map(({ hip, knee }) => middle(hip, knee, 0.86));
        return [
          ...onHips(load, s, 0),
          ...(frog ? [mat(-46, 40)] : []),
          ...(load === 'band' && a && b
            ? [
                band(add(a, [2, 4, 0]), add(b, [2, 4, 0])),
                band(add(a, [-3, -3, 0]), add(b, [-3, -3, 0])),
                band(add(a, [2, 4, 0]), add(a, [0, 1, 4.4]), add(a, [-3, -3, 0])),
              ]
            : []),
        ];
      },
      view: frog ? 70 : 16,
      ...(frog && { above: 14 }),
      ...(load === 'band' ? { view: 40 } : {}),
    };
  },
);
