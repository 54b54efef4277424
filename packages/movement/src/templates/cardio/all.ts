import type { Template } from '../../template.ts';
import { box, ropes, shuffle, skate } from './agility.ts';
import { ballGame } from './ball-games.ts';
import { cycle } from './bikes.ts';
import { armErg, elliptical, rowing, skiErg } from './ergometers.ts';
import { jack, jumpRope } from './jumps.ts';
import { run, runOnSpot, walk } from './run.ts';
import { climb, crossCountry, kayak } from './sports.ts';
import { swim } from './swim.ts';

export const CARDIO: readonly Template[] = [
  run,
  walk,
  runOnSpot,
  cycle,
  rowing,
  skiErg,
  armErg,
  elliptical,
  swim,
  jumpRope,
  jack,
  box,
  skate,
  shuffle,
  ropes,
  crossCountry,
  kayak,
  climb,
  ballGame,
];
