import type { Template } from '../template.ts';
import { BACK } from './back/all.ts';
import { BICEPS } from './biceps/all.ts';
import { CARDIO } from './cardio/all.ts';
import { CHEST } from './chest/all.ts';
import { CORE } from './core/all.ts';
import { FULL_BODY } from './full-body/all.ts';
import { LEGS } from './legs/all.ts';
import { SHOULDERS } from './shoulders/all.ts';
import { TRICEPS } from './triceps/all.ts';

/** Every kind of movement, by the part of the library where it is most at home. */
export const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  [...LEGS, ...BACK, ...CHEST, ...SHOULDERS, ...BICEPS, ...TRICEPS, ...CORE, ...FULL_BODY, ...CARDIO].map(
    (one) => [one.key, one],
  ),
);
