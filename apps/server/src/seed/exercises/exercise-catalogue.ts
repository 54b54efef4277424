import type { CatalogueExercise } from '../../features/library/catalogue.service.ts';
import { armsBiceps } from './arms-biceps.ts';
import { armsForearms } from './arms-forearms.ts';
import { armsTriceps } from './arms-triceps.ts';
import { back } from './back.ts';
import { cardio } from './cardio.ts';
import { chest } from './chest.ts';
import { core } from './core.ts';
import { fullBody } from './full-body.ts';
import { legsCalves } from './legs-calves.ts';
import { legsGlutesHips } from './legs-glutes-hips.ts';
import { legsHamstrings } from './legs-hamstrings.ts';
import { legsQuadriceps } from './legs-quadriceps.ts';
import { OTHER_NAMES } from './other-names.ts';
import { shoulders } from './shoulders.ts';

/** Everything a first start puts into the library. */
export const EXERCISE_CATALOGUE: readonly CatalogueExercise[] = [
  ...armsBiceps,
  ...armsForearms,
  ...armsTriceps,
  ...back,
  ...cardio,
  ...chest,
  ...core,
  ...fullBody,
  ...legsCalves,
  ...legsGlutesHips,
  ...legsHamstrings,
  ...legsQuadriceps,
  ...shoulders,
].map((entry) => ({ ...entry, otherNames: OTHER_NAMES[entry.key] ?? [] }));
