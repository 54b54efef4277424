/** A file as Hevy exports it: years of workouts, the newest first. */
const HEADER =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';
const SETS_EACH = 4;

const ROUTINES: readonly (readonly [string, readonly string[]])[] = [
  [
    'Push 💪',
    [
      'Bench Press (Barbell)',
      'Overhead Press (Barbell)',
      'Incline Bench Press (Dumbbell)',
      'Lateral Raise (Dumbbell)',
      'Triceps Pushdown (Cable)',
      'Chest Fly (Machine)',
    ],
  ],
  [
    'Pull',
    [
      'Deadlift (Barbell)',
      'Pull Up (Weighted)',
      'Bent Over Row (Barbell)',
      'Face Pull (Cable)',
      'Bicep Curl (Dumbbell)',
      'Hammer Curl (Dumbbell)',
    ],
  ],
  [
    'Legs',
    [
      'Squat (Barbell)',
      'Romanian Deadlift (Barbell)',
      'Leg Press (Machine)',
      'Lying Leg Curl (Machine)',
      'Leg Extension (Machine)',
      'Plank',
    ],
  ],
  [
    'Upper Body, light',
    [
      'Bench Press (Dumbbell)',
      'Lat Pulldown (Cable)',
      'Shoulder Press (Dumbbell)',
      'Seated Row (Machine)',
      'Preacher Curl (Barbell)',
      'Skullcrusher (Barbell)',
    ],
  ],
];
const DESCRIPTIONS = ['', 'Slept badly, took it easy.\nStill a good one.', 'New "5/3/1" cycle, week 2'];
const NOTES = ['', 'Last set to the rack, next time 2.5 kg more', 'Left shoulder complains a little'];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY_MS = 24 * 60 * 60_000;
const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
const at = <T>(list: readonly T[], place: number) => list[place % list.length] as T;

/** Five days of a week, from the day before yesterday backwards. */
function dayOf(workout: number): string {
  const day = new Date(Date.now() - (2 + Math.floor((workout * 7) / 5)) * DAY_MS);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

function figuresOf(name: string, workout: number, place: number, set: number): (string | number)[] {
  if (name === 'Plank') return ['normal', '', '', '', 45 + (workout % 45), ''];
  const kind = place === 0 && set === 0 ? 'warmup' : set === 3 && workout % 10 === 0 ? 'failure' : 'normal';
  const weight = 20 + place * 5 + (workout % 40) * 1.25 + set * 2.5;
  const rpe = set > 1 ? 7 + ((workout + set) % 6) / 2 : '';
  return [kind, weight, 5 + ((workout + place) % 8), '', '', rpe];
}

function* linesOf(workout: number): Generator<string> {
  const [title, exercises] = at(ROUTINES, workout);
  const minutes = String(10 + (workout % 45));
  const times = [`${dayOf(workout)}, 17:${minutes}`, `${dayOf(workout)}, 18:${minutes}`];
  const head = [title, ...times, at(DESCRIPTIONS, workout)].map(text);
  for (const [place, name] of exercises.entries()) {
    // The third and the fourth go together, in every third workout.
    const superset = workout % 3 === 0 && (place === 2 || place === 3) ? 0 : '';
    const note = text(place === 1 ? at(NOTES, workout) : '');
    for (let set = 0; set < SETS_EACH; set++) {
      const [kind = '', ...figures] = figuresOf(name, workout, place, set);
      yield [...head, text(name), superset, note, set, text(String(kind)), ...figures].join(',');
    }
  }
}

export function hevyFile(sets: number): string {
  const lines = [HEADER];
  for (let workout = 0; lines.length <= sets; workout++) lines.push(...linesOf(workout));
  return `${lines.slice(0, sets + 1).join('\n')}\n`;
}
