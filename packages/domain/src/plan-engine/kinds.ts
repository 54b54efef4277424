import type { BodyArea } from '../training-load.ts';
import type { LibraryExercise } from './library-exercise.ts';

/** Words of a name that tell what sort of movement it is; the first that fits counts. */
const KINDS: readonly (readonly [kind: string, name: RegExp])[] = [
  ['pullover', /pullover|straight-arm/],
  ['vertical pull', /pull-?up|chin-?up|pulldown|muscle-up/],
  ['upright row', /upright row/],
  ['rear raise', /rear delt|reverse pec|face pull|pull-apart/],
  ['row', /\brow\b/],
  ['lunge', /lunge|split squat|step-up/],
  ['leg press', /^(?!.*calf).*leg press/],
  ['squat', /squat|thruster|wall sit/],
  ['hinge', /deadlift|good morning|rack pull/],
  ['bridge', /hip thrust|glute bridge|frog pump/],
  ['pull-through', /pull-through/],
  ['glute kickback', /glute kickback|donkey kick/],
  ['leg curl', /leg curl|nordic hamstring/],
  ['calf raise', /calf/],
  ['fly', /\bfly\b|pec deck|crossover/],
  ['side raise', /lateral raise|scaption/],
  ['front raise', /front raise/],
  ['hammer curl', /hammer curl|zottman/],
  ['curl', /curl/],
  ['pushdown', /pushdown|kickback/],
  ['triceps extension', /triceps extension|skull crusher|tate press/],
  ['plank', /plank|hold|dead bug|bird dog/],
  ['crunch', /crunch|sit-up|v-up/],
  ['shrug', /shrug/],
];

/** With a barbell these ask for good form up to the last repetition. */
export const TECHNICAL_KINDS: readonly string[] = ['squat', 'hinge', 'press of the Shoulders'];
/** And these with anything. */
export const OLYMPIC = /\b(clean|snatch|jerk)\b/i;

const PRESS = /press|push-up|\bdip\b/;

/** Two exercises of one kind on one day are the same work twice. */
export function kindOf(exercise: LibraryExercise, areas: readonly BodyArea[]): string {
  const name = exercise.name.toLowerCase();
  const known = KINDS.find(([, pattern]) => pattern.test(name))?.[0];
  if (known) return known;
  if (PRESS.test(name) && exercise.movementPattern === 'push') return `press of the ${exercise.muscles[0]}`;
  return [...areas, exercise.movementPattern, exercise.mechanic].join(', ');
}
