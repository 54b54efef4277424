import { band } from '../../gear/lines.ts';
import { furniture, machine, rod } from '../../gear/parts.ts';
import { box, pullUpBar } from '../../gear/stands.ts';
import { onBelt, padOf, post, stack } from '../../gear/stations.ts';
import type { Arm, Leg, Pair, Pose } from '../../pose.ts';
import type { Skeleton } from '../../solve.ts';
import { template } from '../../template.ts';
import { add, middle, type V3 } from '../../vector.ts';
import { BAR } from './hangs.ts';
import { hand } from './kit.ts';

const FEET_BACK: Leg = { flex: 2, knee: 62, point: 35 };

export const pullUp = template(
  'pull-up',
  'Pull-up',
  {
    grip: ['overhand', 'underhand', 'parallel', 'wide', 'commando'],
    help: ['unaided', 'band', 'machine', 'belt-weight'],
    style: ['strict', 'chest-to-bar', 'archer', 'kipping', 'lowering', 'scapular', 'hold'],
  },
  ({ grip, help, style }) => {
    const under = grip === 'underhand';
    const archer = style === 'archer';
    const wide = { overhand: 15, underhand: 9.5, parallel: 10, wide: 24, commando: 0 }[grip];
    const thumb: V3 = grip === 'parallel' ? [-1, 0, 0] : under ? [0, 0, 1] : [0, 0, -1];
    const elbow: V3 = under || grip === 'parallel' ? [1, -0.6, 0.25] : [0.3, -0.7, 1];
    const pad = help === 'machine';
    const legs: Pair<Leg> = pad
      ? { flex: 4, knee: 92, point: 50 }
      : help === 'belt-weight'
        ? { flex: 4, knee: 26, point: 35 }
        : help === 'band'
          ? [{ flex: 44, knee: 104, point: 30 }, FEET_BACK]
          : FEET_BACK;
    // Along the bar, one fist before the other; the thumbs look at each other.
    const arms: Arm | readonly [Arm, Arm] =
      grip === 'commando'
        ? [hand([5, BAR, 0], [0.4, -0.8, 0.6], [-1, 0, 0]), hand([-4, BAR, 0], [0.2, -0.8, 0.6], [1, 0, 0])]
        : hand([0, BAR, archer ? 25.5 : wide], elbow, thumb);
    const pose = (reach: number, lean: number, more: Partial<Pose> = {}): Pose => ({
      root: { reach, angle: 180 },
      lean,
      legs,
      arms,
      ...more,
    });
    const hang = pose(archer || grip === 'wide' ? 27 : 31, 0, { shrug: 1.5, legs });
    const top = pose(under ? 8 : 6.5, -12, { nod: 4, shrug: -1.5 });
    const side: Pose = {
      ...top,
      root: { shoulders: [-4, BAR - 9, 17] },
      tilt: 6,
      legs: FEET_BACK,
    };
    const keys: Record<string, readonly Pose[]> = {
      strict: [hang, top],
      'chest-to-bar': [hang, pose(-1, -34, { bend: -14, shrug: -2, root: { reach: 8, angle: 250 } })],
      archer: [{ ...hang, root: { shoulders: [0, BAR - 31, 0] } }, side],
      kipping: [
        pose(31, 14, {
          root: { reach: 31, angle: 165 },
          bend: -34,
          legs: { flex: -22, knee: 14, point: 50 },
        }),
        pose(31, -18, { root: { reach: 31, angle: 192 }, bend: 24, legs: { flex: 22, knee: 4, point: 50 } }),
        pose(7, -22, { root: { reach: 7, angle: 200 }, legs: { flex: 14, knee: 10, point: 50 } }),
      ],
      lowering: [top, hang],
      scapular: [pose(33, 0, { shrug: 3.5, nod: 8 }), pose(29, -6, { shrug: -2 })],
      hold: [top, pose(under ? 8.6 : 7.2, -11, { nod: 4, shrug: -1.5 })],
    };
    const chosen =
      grip === 'commando'
        ? [
            pose(32, 0, { legs, root: { shoulders: [-2, BAR - 32, 0] } }),
            pose(7, -6, { legs, root: { shoulders: [-4, BAR - 3, -8] }, tilt: -6, look: 0 }),
          ]
        : (keys[style] ?? []);
    const gear = (s: Skeleton) => [
      grip === 'commando'
        ? furniture(rod('frame', [-30, BAR, 0], [30, BAR, 0], 1), post(-30, BAR), post(30, BAR))
        : grip === 'parallel'
          ? {
              ...furniture(
                ...pullUpBar(BAR, -12).parts,
                rod('frame', [-12, BAR, 10], [9, BAR, 10], 1),
                rod('frame', [-12, BAR, -10], [9, BAR, -10], 1),
              ),
              handles: [
                [
                  [-12, BAR, 10],
                  [9, BAR, 10],
                ],
                [
                  [-12, BAR, -10],
                  [9, BAR, -10],
                ],
              ] as const,
            }
          : pullUpBar(BAR),
      ...(help === 'band'
        ? [
            band(
              [0.8, BAR, 6],
              ...[3, -3].map((z) => add(middle(s.legs[0].knee, s.legs[0].ankle, 0.2), [2, -3, z])),
              [0.8, BAR, 3],
            ),
          ]
        : []),
      ...(help === 'belt-weight' ? [onBelt(s)] : []),
      ...(pad
        ? [
            machine(
              ...stack(38, 0, BAR),
              padOf(add(s.legs[0].knee, [-17, -5, -4.6]), add(s.legs[0].knee, [8, -4, -4.6]), 10, -8),
              rod('frame', add(s.legs[0].knee, [6, -6, -4.6]), [36, s.legs[0].knee[1] - 8, 0], 1.2),
            ),
          ]
        : []),
      ...(style === 'lowering' ? [box(20, 40, 40, 10)] : []),
    ];
    return {
      keys: chosen,
      tempo:
        style === 'kipping'
          ? [0.5, 0.5, 0.7]
          : style === 'lowering'
            ? [4, 1.2]
            : style === 'hold'
              ? [2, 2]
              : [1.4, 2],
      hold: style === 'kipping' ? [0, 0, 0] : [0.4, 0.4],
      still: style === 'lowering' ? 0 : style === 'kipping' ? 2 : 1,
      ...((archer || grip === 'commando') && { alternate: true }),
      gear,
      view: grip === 'commando' ? 30 : archer ? 75 : pad || style === 'kipping' ? 18 : 40,
      otherView: archer || grip === 'commando' ? 250 : help === 'band' ? 90 : 270,
    };
  },
);
