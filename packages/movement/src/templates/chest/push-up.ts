import { template } from '../../template.ts';

export const pushUp = template('push-up', 'Push-up', {}, () => {
  const pose = (lean: number) => ({
    root: { shin: lean, thigh: lean },
    lean,
    legs: { on: [-71, 0, 4] as const, heel: 62 },
    arms: {
      at: [7, 1.8, 14] as const,
      elbow: [-1, 0.2, 0.8] as const,
      flat: true,
      point: [1, 0, 0] as const,
    },
  });
  return { keys: [pose(72.5), pose(83)], tempo: [1.6, 1.1], hold: [0.4, 0.2], view: 12 };
});
