import type { Template } from '../../template.ts';
import { gluteBridge, hipThrust } from './bridges.ts';
import { calfRaise, footPress, seatedCalfRaise, tibialisRaise } from './calves.ts';
import { romanianDeadlift, squatLift, sumo } from './deadlifts.ts';
import { legRoll } from './foam-rolls.ts';
import {
  floorLegCurl,
  gluteHam,
  kneeExtension,
  nordicCurl,
  pullThrough,
  seatedGoodMorning,
} from './hamstrings.ts';
import { allFoursLeg, bandWalk, kickback, sideLying, sidePlankLeg, standingHip } from './hips.ts';
import { hop, jump } from './jumps.ts';
import { legCurl } from './leg-curls.ts';
import { legExtension, legPress, seatedHips } from './leg-machines.ts';
import { lunge, sideLunge, singleLegSquat, splitSquat, stepUp } from './lunges.ts';
import { machineSquat, sissySquat, spanishSquat, wallSit } from './squat-machines.ts';
import { squat } from './squats.ts';
import { calfStretch, hamstringStretch, hipStretch, thighStretch } from './stretches.ts';

export const LEGS: readonly Template[] = [
  squat,
  machineSquat,
  spanishSquat,
  sissySquat,
  wallSit,
  singleLegSquat,
  lunge,
  splitSquat,
  stepUp,
  sideLunge,
  jump,
  hop,
  legPress,
  legExtension,
  kneeExtension,
  romanianDeadlift,
  squatLift,
  sumo,
  pullThrough,
  seatedGoodMorning,
  legCurl,
  nordicCurl,
  gluteHam,
  floorLegCurl,
  hipThrust,
  gluteBridge,
  kickback,
  allFoursLeg,
  sideLying,
  sidePlankLeg,
  standingHip,
  seatedHips,
  bandWalk,
  calfRaise,
  seatedCalfRaise,
  footPress,
  tibialisRaise,
  thighStretch,
  hamstringStretch,
  hipStretch,
  calfStretch,
  legRoll,
];
