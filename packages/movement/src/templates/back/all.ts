import type { Template } from '../../template.ts';
import { deadlift, goodMorning, jeffersonCurl } from './deadlift.ts';
import { invertedRow } from './hanging-rows.ts';
import { deadHang, frontLever, muscleUp, ropeClimb } from './hangs.ts';
import { backWidow, catCow, childsPose, foamRoll, neckStretch, threadTheNeedle } from './mobility.ts';
import { pullUp } from './pull-up.ts';
import { latPulldown, machinePullover, seatedRow, straightArmPulldown } from './pulls.ts';
import { bentOverRow, gorillaRow, oneArmRow, supportedRow } from './rows.ts';
import { backExtension, barbellPullover, reverseHyper, shrug } from './shrugs-extensions.ts';

export const BACK: readonly Template[] = [
  pullUp,
  deadHang,
  muscleUp,
  frontLever,
  ropeClimb,
  latPulldown,
  straightArmPulldown,
  machinePullover,
  barbellPullover,
  bentOverRow,
  oneArmRow,
  gorillaRow,
  supportedRow,
  seatedRow,
  invertedRow,
  deadlift,
  goodMorning,
  jeffersonCurl,
  shrug,
  backExtension,
  reverseHyper,
  catCow,
  childsPose,
  threadTheNeedle,
  backWidow,
  neckStretch,
  foamRoll,
];
