import type { Template } from '../../template.ts';
import {
  armBar,
  armCircles,
  claspedHands,
  crossBodyStretch,
  cubanRotation,
  halo,
  passThrough,
  shoulderRotation,
  sleeperStretch,
  wallSlide,
} from './mobility.ts';
import { arnoldPress, overheadPress, shoulderPressMachine } from './overhead-presses.ts';
import { frontRaise, lateralRaise, uprightRow, yRaise } from './raises.ts';
import { facePull, proneRaise, rearDeltFly, rearDeltRow } from './rear-delts.ts';

export const SHOULDERS: readonly Template[] = [
  overheadPress,
  arnoldPress,
  shoulderPressMachine,
  frontRaise,
  lateralRaise,
  yRaise,
  uprightRow,
  rearDeltFly,
  rearDeltRow,
  facePull,
  proneRaise,
  shoulderRotation,
  cubanRotation,
  armBar,
  halo,
  armCircles,
  wallSlide,
  passThrough,
  crossBodyStretch,
  claspedHands,
  sleeperStretch,
];
