import type { MuscleGroup } from '../exercise.ts';
import { pluralize } from '../pluralize.ts';
import { WEEKDAYS } from '../weekday.ts';
import { minutesOf, REST_OF_GOAL, SECONDS_A_REP, SECONDS_TO_SET_UP } from './day-minutes.ts';
import type { Made } from './made.ts';
import { favoredGroups, isOfGroup } from './wishes.ts';
import { inWords, rangeInWords } from './wording.ts';

const nameOf = (group: MuscleGroup) => group.toLowerCase();

function leftOutText({ leftOut: { exercises, sets, minutes } }: Made): string {
  const parts = [
    ...(exercises > 0 ? [pluralize(exercises, 'exercise')] : []),
    ...(sets > 0 ? [pluralize(sets, 'set')] : []),
    ...(minutes > 0 ? [`${pluralize(minutes, 'minute')} of cardio`] : []),
  ];
  if (parts.length === 0) return '';
  return ` To fit, the week has ${inWords(parts)} fewer than it would have.`;
}

function minutesReasons(made: Made): string[] {
  const { goal, wishes, days } = made;
  if (!wishes.minutes) return [];
  const times = WEEKDAYS.map((day) => ({ day, minutes: minutesOf(days[day], goal) }));
  const longest = times.reduce((most, one) => (one.minutes > most.minutes ? one : most));
  const rest = rangeInWords(Object.values(REST_OF_GOAL[goal]));
  const limit = `your ${wishes.minutes} minutes`;
  const text =
    longest.minutes > wishes.minutes
      ? `${longest.day} takes about ${longest.minutes} minutes; it cannot be made to fit ${limit}.`
      : `The longest day, ${longest.day}, takes about ${longest.minutes} of ${limit}.`;
  return [
    `${text}${leftOutText(made)}`,
    `Times are estimates: ${SECONDS_A_REP} seconds a repetition, ${rest} seconds of rest after a set and ${SECONDS_TO_SET_UP} seconds to set up each exercise.`,
  ];
}

function avoidReasons({ wishes: { avoid, favor }, avoidedPlaces }: Made): string[] {
  const groups = [...new Set(avoid ?? [])];
  if (groups.length === 0) return [];
  const both = groups.filter((group) => favor?.includes(group)).map(nameOf);
  const stay = avoidedPlaces === 1 ? 'stays' : 'stay';
  const empty =
    avoidedPlaces > 0 ? `; ${pluralize(avoidedPlaces, 'place')} of the week ${stay} empty for it` : '';
  return [
    `No exercise is mainly for ${inWords(groups.map(nameOf))}, as you asked${empty}. Others may still use what you avoid a little.`,
    ...(both.length > 0 ? [`You asked both to favor and to avoid ${inWords(both)}: avoiding won.`] : []),
  ];
}

function favorReason(made: Made, group: MuscleGroup): string {
  const entries = WEEKDAYS.flatMap((day) => made.days[day]).filter(({ candidate }) =>
    isOfGroup(candidate, group),
  );
  const name = nameOf(group);
  const added = made.added.get(group) ?? 0;
  if (entries.length === 0) return `You favor ${name}, but the week has no exercise to add sets to.`;
  if (added === 0) {
    return `You favor ${name}, but the limits of the week leave no room for more.`;
  }
  if (group === 'Cardio') return `You favor cardio: ${added} minutes a week more than otherwise.`;
  const total = entries.reduce((sum, { sets }) => sum + sets, 0);
  return `You favor ${name}: ${pluralize(added, 'set')} a week more than otherwise, ${total} in all.`;
}

/** What became of each wish that the other reasons do not speak of. */
export const wishReasons = (made: Made): string[] => [
  ...favoredGroups(made.wishes).map((group) => favorReason(made, group)),
  ...avoidReasons(made),
  ...minutesReasons(made),
];
