import type { Template } from '../../template.ts';
import { squatRow } from '../back/pulls.ts';
import { burpee, dumbbellChain, renegadeRow } from './burpees.ts';
import { carry, sled } from './carries.ts';
import { bearCrawl, crabWalk, inchworm, mountainClimber, pilates, wallWalk } from './crawls.ts';
import { oneArmLift, swing, turkishGetUp } from './kettlebell.ts';
import { clean, highPull, jerk, snatch, thruster } from './olympic.ts';
import { ballThrow, sandbagLift, tireFlip, trapBarJump } from './throws.ts';
import { downwardDog, greatestStretch, sunSalutation, warrior } from './yoga.ts';

export const FULL_BODY: readonly Template[] = [
  clean,
  snatch,
  jerk,
  highPull,
  thruster,
  swing,
  oneArmLift,
  turkishGetUp,
  carry,
  sled,
  burpee,
  dumbbellChain,
  renegadeRow,
  mountainClimber,
  bearCrawl,
  crabWalk,
  wallWalk,
  inchworm,
  squatRow,
  ballThrow,
  trapBarJump,
  sandbagLift,
  tireFlip,
  downwardDog,
  sunSalutation,
  warrior,
  greatestStretch,
  pilates,
];
