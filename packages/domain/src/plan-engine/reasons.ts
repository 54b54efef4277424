import type { Difficulty } from '../exercise.ts';
import { pluralize } from '../pluralize.ts';
import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import { trainingLoad } from '../training-load.ts';
import { WEEKDAYS } from '../weekday.ts';
import { DAYS_OF_GOAL, MAJOR_AREAS, TRAINING_DAYS } from './bounds.ts';
import type { CardioBlock } from './cardio.ts';
import { equipmentReason } from './equipment-reason.ts';
import type { FilledWeek } from './fill-week.ts';
import type { Made } from './made.ts';
import { schemeReason } from './scheme-reason.ts';
import { splitReason } from './split-reason.ts';
import type { DraftEntry } from './week-draft.ts';
import { wishReasons } from './wish-reasons.ts';
import { inWords } from './wording.ts';

const WEEKS: Record<FitnessGoal, string> = {
  weight_loss: 'workouts of cardio and strength that suit weight loss',
  muscle_gain: 'strength sessions that suit muscle gain',
  maintenance: 'varied workouts that suit staying where you are',
  endurance: 'cardio-focused sessions that suit endurance',
  general_fitness: 'mixed workouts that suit general fitness',
};
const LEVELS: Record<ActivityLevel, string> = {
  sedentary: 'get little or no exercise',
  lightly_active: 'are lightly active',
  moderately_active: 'are moderately active',
  very_active: 'are very active',
  extremely_active: 'are extremely active',
};

const trainingDaysOf = (made: FilledWeek) => WEEKDAYS.filter((day) => made.days[day].length > 0);
const entriesOf = (made: Made) => WEEKDAYS.flatMap((day) => made.days[day]);
const isCardio = ({ candidate }: DraftEntry) => candidate.areas.includes('Heart and Lungs');

/** The member's answer decides where in the range the week lies, unless the library had too little. */
function daysReason({ goal, level, wishes, ...made }: Made): string {
  const { min, max } = DAYS_OF_GOAL[goal];
  const days = trainingDaysOf(made).length;
  const week = `the ${min}-${max} ${WEEKS[goal]}`;
  const text = `${pluralize(days, 'training day')} a week, ${positionOf(days, min, max)} ${week}`;
  if (wishes.days) return `${text}, ${askedFor(days, wishes.days)}.`;
  return days < TRAINING_DAYS[goal][level] ? `${text}.` : `${text}, because you said you ${LEVELS[level]}.`;
}

function askedFor(days: number, wanted: number): string {
  if (days < wanted) return `although you asked for ${wanted}: the others would be empty`;
  return wanted === 7 ? 'because you asked for 7; Sunday is an easy one' : `because you asked for ${wanted}`;
}

function positionOf(days: number, min: number, max: number): string {
  if (days < min) return 'fewer than';
  if (days > max) return 'more than';
  if (days === min) return 'the fewest of';
  return days === max ? 'the most of' : 'in the middle of';
}

/** Nothing is said about sets where nothing is lifted. */
function setsReason(made: Made): string | undefined {
  const load = trainingLoad(
    entriesOf(made).map(({ candidate: { exercise }, sets }) => ({
      sets,
      muscles: exercise.muscles,
      movement_pattern: exercise.movementPattern,
    })),
  );
  const trained = MAJOR_AREAS.flatMap((area) => load.filter((one) => one.area === area));
  const [first, ...others] = trained;
  if (!first) return undefined;
  const more = others.map(({ area, sets }) => `${area.toLowerCase()} ${sets}`);
  return `${inWords([`${first.area} gets ${pluralize(first.sets, 'set')} a week`, ...more])}.`;
}

const PACES: Partial<Record<CardioBlock, (day: string) => string>> = {
  intervals: (day) => `on ${day} the rounds are hard, with easy minutes in between`,
  tempo: (day) => `on ${day} the pace is one at which talking gets difficult`,
};

function cardioReason(made: Made): string | undefined {
  const cardio = entriesOf(made).filter(isCardio);
  if (cardio.length === 0) return undefined;
  const minutes = cardio.reduce((sum, { sets, reps }) => sum + sets * reps, 0);
  const days = trainingDaysOf(made).filter((day) => made.days[day].some(isCardio));
  const paces = days.flatMap((day) =>
    made.days[day].flatMap(({ block }) => (block && PACES[block]?.(day)) ?? []),
  );
  const where = days.length === 1 ? `on ${days[0]}` : `over ${days.length} days`;
  const easy = `Cardio adds up to ${minutes} minutes a week ${where}, at a pace at which you can still talk`;
  return `${[easy, ...paces].join('; ')}.`;
}

const DIFFICULTY_TEXTS: Record<Difficulty, string> = {
  Beginner: 'Only beginner exercises, so that good form comes before heavy weights.',
  Intermediate: 'Exercises go up to intermediate, and none is advanced.',
  Advanced:
    'There is at most one advanced exercise a day; the others are easier to do well when you are tired.',
};

function difficultyReason(made: Made): string {
  const levels = new Set(entriesOf(made).map(({ candidate }) => candidate.exercise.difficulty));
  const hardest = (['Advanced', 'Intermediate'] as const).find((level) => levels.has(level));
  return DIFFICULTY_TEXTS[hardest ?? 'Beginner'];
}

function missingReason({ missing, wishes }: Made): string | undefined {
  if (missing.length === 0) return undefined;
  const areas = missing.map((area) => (area === 'Heart and Lungs' ? 'cardio' : area.toLowerCase()));
  const who = wishes.equipment ? 'With your equipment, the library has' : 'The library has';
  return `${who} too little at your level for ${inWords(areas)}, so some places stay empty.`;
}

/** Why the week looks like this. Every figure is counted from the week itself. */
export function reasonsOf(made: Made): string[] {
  if (trainingDaysOf(made).length === 0) {
    const isAsked = Object.values(made.wishes).some((wish) => wish !== null && wish !== undefined);
    const what = isAsked ? 'fits everything you asked for' : 'this plan could use';
    return [`The exercise library has nothing at your level that ${what}, so the week is empty.`];
  }
  const trainsStrength = entriesOf(made).some((entry) => !isCardio(entry));
  const reasons = [
    daysReason(made),
    trainsStrength ? splitReason(made) : undefined,
    setsReason(made),
    schemeReason(made.goal, entriesOf(made)),
    cardioReason(made),
    difficultyReason(made),
    equipmentReason(entriesOf(made), made.wishes),
    ...wishReasons(made),
    missingReason(made),
  ];
  return reasons.filter((reason) => reason !== undefined);
}
