import type { Template } from '../../template.ts';
import { hangingCurl } from '../back/hanging-rows.ts';
import { bayesianCurl, concentrationCurl, curl, highCableCurl } from './curls.ts';
import {
  bottomsUpHold,
  forearmRotation,
  gripTraining,
  wallStretch,
  wristCurl,
  wristRoller,
  wristStretch,
} from './forearms.ts';
import { preacherCurl } from './preacher.ts';

export const BICEPS: readonly Template[] = [
  curl,
  preacherCurl,
  concentrationCurl,
  bayesianCurl,
  highCableCurl,
  hangingCurl,
  wallStretch,
  wristCurl,
  forearmRotation,
  gripTraining,
  wristRoller,
  wristStretch,
  bottomsUpHold,
];
