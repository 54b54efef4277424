import { pullUpBar } from '../../gear/stands.ts';
import { template } from '../../template.ts';

export const pullUp = template('pull-up', 'Pull-up', { grip: ['overhand', 'underhand'] }, ({ grip }) => {
  const wide = grip === 'overhand' ? 17 : 10;
  const pose = (reach: number, lean: number) => ({
    root: { reach, angle: 180 },
    lean,
    legs: { flex: 5, knee: 70, point: 30 },
    arms: {
      at: [0, 108, wide] as const,
      elbow: [0.5, -0.6, 1] as const,
      thumb: [0, 0, grip === 'overhand' ? -1 : 1] as const,
    },
  });
  return {
    keys: [pose(31, 0), pose(6, -12)],
    tempo: [1.4, 2],
    hold: [0.4, 0.3],
    gear: () => [pullUpBar()],
    view: 40,
    otherView: 270,
    floorless: false,
  };
});
