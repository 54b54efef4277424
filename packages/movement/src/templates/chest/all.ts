import type { Template } from '../../template.ts';
import { benchPress, chestPressMachine, pullover, svendPress } from './bench-press.ts';
import { benchDip, dip, dipMachine, supportHold } from './dips.ts';
import { fly, pecDeck, standingChestPress, standingFly, suspensionFly } from './flies.ts';
import { handstand, hinduPushUp, pikePushUp, pushUp } from './push-up.ts';
import { chestPass, doorwayStretch, landminePress, proneChestStretch } from './standing-presses.ts';

export const CHEST: readonly Template[] = [
  benchPress,
  chestPressMachine,
  fly,
  pecDeck,
  standingFly,
  suspensionFly,
  standingChestPress,
  pullover,
  svendPress,
  chestPass,
  pushUp,
  hinduPushUp,
  pikePushUp,
  handstand,
  dip,
  dipMachine,
  benchDip,
  supportHold,
  landminePress,
  doorwayStretch,
  proneChestStretch,
];
