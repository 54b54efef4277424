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
    load: ['barbell', 'dumbbells', 'bands', 'suitcase'],
    grip: ['close', 'snatch-grip'],
    start: ['floor', 'deficit', 'pins'],
  },
  ({ load, grip, start }) => {
    const snatch = grip === 'snatch-grip';
    const beside = load === 'dumbbells' || load === 'suitcase';
    const high = start === 'deficit' ? 3 : 0;
    const legs = { on: [0, high, 6] as V3, out: 8 };
    const [shin, thigh, lean] =
      start === 'pins'
        ? [8, -42, 55]
        : snatch
          ? [25, -88, 51]
          : high > 0
            ? [22, -84, 55]
            : beside
              ? [20, -72, 50]
              : [8, -69, 65];
    const arms = (at: number, ahead: number) => {
      const one = hanging(at, ahead, snatch ? 26 : beside ? 10 : 5, { grip: beside ? 90 : 0 });
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
        ...(start === 'pins' ? [furniture(post(10, 27, -27), { ...post(10, 27, 27), bias: -40 })] : []),
        ...(load === 'suitcase'
          ? [kettlebells(s, RIGHT)]
          : load === 'dumbbells'
            ? [dumbbells(s)]
            : load === 'bands'
              ? [band(s.arms[0].hand, [3, 0.6, 6], [3, 0.6, -6], s.arms[1].hand)]
              : held(s, load, start === 'pins' ? 9 : 12)),
      ],
      otherView: 90,
      view: 22,
      ...(load === 'suitcase' && { holding: 'right' as const }),
    };
  },
);

export const goodMorning = template(
  'good-morning',
  'Good morning',
  { load: ['barbell', 'bands'] },
  ({ load }) => {
    const arms = {
      at: load === 'bands' ? ([8, -6, 8] as const) : ([-5.4, 1.2, 17] as const),
      of: 'chest' as const,
      elbow: [-0.6, -1, 0.3] as const,
      thumb: [0, 0, -1] as const,
    };
    const key = (lean: number): Pose => hinged(lean, { arms, nod: -lean * 0.15, legs: feet(7, 8) });
    return {
      keys: [key(3), key(68)],
      tempo: [2, 1.4],
      hold: [0.4, 0.3],
      still: 1,
      gear: (s) => [
        load === 'barbell'
          ? barbell(barOnBack(s))
          : band([3, 0.6, 5], s.arms[0].hand, barOnBack(s), s.arms[1].hand, [3, 0.6, -5]),
      ],
      view: 15,
      otherView: 90,
    };
  },
);

export const jeffersonCurl = template('jefferson-curl', 'Jefferson curl', {}, () => {
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
    gear: (s) => [box(-12, 15, 20), dumbbells(s)],
    view: 12,
  };
});
