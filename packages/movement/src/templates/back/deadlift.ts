import { band } from '../../gear/lines.ts';
import { furniture } from '../../gear/parts.ts';
import { box } from '../../gear/stands.ts';
import { post } from '../../gear/stations.ts';
import { barbell, barOnBack, dumbbells, kettlebells } from '../../gear/weights.ts';
import type { Pose } from '../../pose.ts';
import { template } from '../../template.ts';
import type { V3 } from '../../vector.ts';
import { ARMS_DOWN, feet, hinged, standing } from '../poses.ts';
import { hanging, held, LIFT, RIGHT } from './kit.ts';

export const deadlift = template(
  'deadlift',
  'Deadlift',
  {
    load: ['barbell', 'dumbbells', 'kettlebell', 'trap-bar', 'bands', 'smith-machine', 'suitcase'],
    stance: ['hip-width', 'sumo'],
    grip: ['close', 'snatch-grip'],
    start: ['floor', 'deficit', 'pins'],
  },
  ({ load, stance, grip, start }) => {
    const sumo = stance === 'sumo';
    const snatch = grip === 'snatch-grip';
    const central = load === 'kettlebell';
    const beside = ['dumbbells', 'trap-bar', 'suitcase'].includes(load);
    const high = start === 'deficit' ? 3 : 0;
    const stand = { ...(sumo ? feet(17, 38) : feet(central ? 9 : 6, central ? 20 : 8)) };
    const legs = { ...stand, on: [stand.on[0], high, stand.on[2]] as V3 };
    const [shin, thigh, lean] =
      start === 'pins'
        ? [2, -34, 40]
        : sumo
          ? [4, -72, 46]
          : snatch
            ? [25, -88, 51]
            : high > 0
              ? [22, -84, 55]
              : load === 'trap-bar' || beside
                ? [20, -72, 50]
                : central
                  ? [12, -72, 58]
                  : [8, -69, 65];
    const arms = (at: number, ahead: number) => {
      const one = central
        ? hanging(at, ahead, -12)
        : hanging(at, ahead, snatch ? 26 : sumo ? -3 : beside ? 10 : 5, { grip: beside ? 90 : 0 });
      return load === 'suitcase'
        ? ([one, at > 0 ? hanging(at, -6, 14, { grip: 90 }) : ARMS_DOWN] as const)
        : one;
    };
    const keys: Pose[] = [
      standing({ root: { shin, thigh }, lean, nod: -12, legs, arms: arms(lean, beside ? -4 : 1) }),
      standing({ root: { shin: 0, thigh: 1 }, legs, arms: arms(0, beside ? 2 : 11) }),
    ];
    return {
      keys,
      ...LIFT,
      gear: (s) => [
        ...(high ? [box(-10, 16, high)] : []),
        ...(start === 'pins' ? [furniture(post(6, 26, -27), { ...post(6, 26, 27), bias: -40 })] : []),
        ...(load === 'suitcase'
          ? [kettlebells(s, RIGHT)]
          : load === 'dumbbells'
            ? [dumbbells(s)]
            : load === 'bands'
              ? [band(s.arms[0].hand, [3, 0.6, 6], [3, 0.6, -6], s.arms[1].hand)]
              : held(s, load, start === 'pins' ? 9 : 12)),
      ],
      otherView: 90,
      view: sumo || central ? 50 : 22,
      ...(load === 'suitcase' && { holding: 'right' as const }),
    };
  },
);

export const goodMorning = template(
  'good-morning',
  'Good morning',
  { load: ['barbell', 'bands', 'bodyweight'], body: ['standing', 'seated'] },
  ({ load, body }) => {
    const arms = {
      at: load === 'bands' ? ([8, -6, 8] as const) : ([-5.4, 1.2, 17] as const),
      of: 'chest' as const,
      elbow: [-0.6, -1, 0.3] as const,
      thumb: [0, 0, -1] as const,
    };
    const free = { raise: 20, side: 60, bend: 135, grip: 90, turn: 30 };
    const pose = (lean: number): Pose =>
      hinged(lean, { arms: load === 'bodyweight' ? free : arms, nod: -lean * 0.15, legs: feet(7, 8) });
    const down = body === 'seated' ? 53 : 68;
    const onSeat = (lean: number): Pose => ({
      ...pose(lean),
      root: { hips: [0, 30, 0] },
      legs: feet(13, 20, 20),
    });
    const key = body === 'seated' ? onSeat : pose;
    return {
      keys: [key(3), key(down)],
      tempo: [2, 1.4],
      hold: [0.4, 0.3],
      still: 1,
      gear: (s) => [
        ...(body === 'seated' ? [box(-12, 6, 24.4)] : []),
        ...(load === 'barbell' ? [barbell(barOnBack(s))] : []),
        ...(load === 'bands'
          ? [band([3, 0.6, 5], s.arms[0].hand, barOnBack(s), s.arms[1].hand, [3, 0.6, -5])]
          : []),
      ],
      view: 15,
      otherView: 90,
    };
  },
);

export const jeffersonCurl = template(
  'jefferson-curl',
  'Jefferson curl',
  { load: ['dumbbells', 'barbell'] },
  ({ load }) => {
    const pose = (lean: number, bend: number): Pose =>
      standing({
        root: { shin: 1, thigh: -lean * 0.2 },
        lean,
        bend,
        nod: bend * 0.3,
        legs: { on: [0, 20, 5] },
        arms: hanging(lean + bend, bend > 50 ? 2 : 8, 2),
      });
    return {
      keys: [pose(0, 4), pose(72, 92)],
      tempo: [3, 3],
      hold: [0.5, 1],
      still: 1,
      gear: (s) => [box(-12, 15, 20), ...held(s, load, 6)],
      view: 12,
    };
  },
);
