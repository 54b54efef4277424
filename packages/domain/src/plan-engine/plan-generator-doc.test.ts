import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pluralize } from '../pluralize.ts';
import { ACTIVITY_LEVELS, type ActivityLevel, FITNESS_GOALS, type FitnessGoal } from '../profile.ts';
import { FITNESS_GOAL_LABELS } from '../profile-labels.ts';
import { WEEKDAYS } from '../weekday.ts';
import * as bounds from './bounds.ts';
import { CARDIO_DOSES } from './cardio.ts';
import * as time from './day-minutes.ts';
import type { Outline } from './day-outline.ts';
import { EXTRA_MINUTES_OF_ENTRY, EXTRA_SETS_OF_ENTRY } from './favor.ts';
import { MORE_SPLITS } from './more-splits.ts';
import { CARRY_METRES, HOLD_SECONDS, REPS_OF_GOAL, SETS_OF_GOAL } from './schemes.ts';
import { SESSIONS, type SessionName } from './sessions.ts';
import { outlineOf } from './splits.ts';

const DOCUMENT = fs.readFileSync(new URL('../../../../docs/plan-generator.md', import.meta.url), 'utf8');

type Cell = string | number;
const row = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const range = ({ min, max }: bounds.Bounds) => (min === max ? `${min}` : `${min}-${max}`);
const rangeOf = (values: readonly number[]) => range({ min: Math.min(...values), max: Math.max(...values) });
const words = (name: string) => name.replaceAll('_', ' ');

const LEVELS = ACTIVITY_LEVELS.map(words);
const perLevel = (cell: (level: ActivityLevel) => Cell) => ACTIVITY_LEVELS.map(cell);
const byGoalAndLevel = (cell: (goal: FitnessGoal, level: ActivityLevel) => Cell) =>
  table(
    ['', ...LEVELS],
    FITNESS_GOALS.map((goal) => [FITNESS_GOAL_LABELS[goal], ...perLevel((level) => cell(goal, level))]),
  );

const weekRow = (goal: FitnessGoal, outline: Partial<Outline>) => {
  const cells = WEEKDAYS.map((day) => {
    const { session, cardio = [] } = outline[day] ?? {};
    return [...(session ? [session] : []), ...cardio].join(' + ');
  });
  return [`${FITNESS_GOAL_LABELS[goal]}, ${pluralize(cells.filter(Boolean).length, 'day')}`, ...cells];
};

/** Every different week of a goal, under the number of its days. */
const WEEKS = FITNESS_GOALS.flatMap((goal) => {
  const levels = new Map(ACTIVITY_LEVELS.map((level) => [bounds.TRAINING_DAYS[goal][level], level]));
  return [...levels.values()].map((level) => weekRow(goal, outlineOf(goal, level)));
});

/** Those for which days have to be asked for. */
const MORE_WEEKS = FITNESS_GOALS.flatMap((goal) =>
  Object.values(MORE_SPLITS[goal]).map((split) => weekRow(goal, split)),
);

const TABLES = {
  'training days': byGoalAndLevel((goal, level) => bounds.TRAINING_DAYS[goal][level]),
  weeks: table(['', ...WEEKDAYS], WEEKS),
  'weeks to ask for': table(['', ...WEEKDAYS], MORE_WEEKS),
  sessions: table(
    ['Session', 'In this order'],
    (Object.keys(SESSIONS) as SessionName[]).map((name) => [
      name,
      SESSIONS[name].slots.map(({ need }) => need).join(', '),
    ]),
  ),
  'sets of major areas': byGoalAndLevel((goal, level) => range(bounds.MAJOR_SETS[goal][level])),
  'sets of minor areas': byGoalAndLevel((goal, level) => range(bounds.MINOR_SETS[goal][level])),
  'minutes of cardio': byGoalAndLevel((goal, level) => range(bounds.CARDIO_MINUTES_A_WEEK[goal][level])),
  'sets of an exercise': byGoalAndLevel((goal, level) => SETS_OF_GOAL[goal][level].join(' / ')),
  repetitions: table(
    ['', 'First lift', 'Other large lifts', 'Small exercises', 'Trunk'],
    FITNESS_GOALS.map((goal) => {
      const { main, compound, isolation, core } = REPS_OF_GOAL[goal];
      return [FITNESS_GOAL_LABELS[goal], ...[main, compound, isolation, core].map(rangeOf)];
    }),
  ),
  'seconds of rest': table(
    ['', 'First lift', 'Other large lifts', 'Small exercises', 'Trunk'],
    FITNESS_GOALS.map((goal) => {
      const { main, compound, isolation, core } = time.REST_OF_GOAL[goal];
      return [FITNESS_GOAL_LABELS[goal], main, compound, isolation, core];
    }),
  ),
  'what goes by level': table(
    ['', ...LEVELS],
    [
      ['Hardest exercise', ...perLevel((level) => bounds.MAX_DIFFICULTY[level])],
      ['Pieces of equipment a day', ...perLevel((level) => bounds.STATIONS_A_DAY[level])],
      ['Seconds of a hold', ...perLevel((level) => HOLD_SECONDS[level])],
      ['Meters of a carry', ...perLevel((level) => CARRY_METRES[level])],
      ...Object.entries(CARDIO_DOSES).map(([block, doses]) => [
        `Cardio: ${block}, minutes`,
        ...perLevel((level) => {
          const { sets, minutes } = doses[level];
          return sets === 1 ? minutes : `${sets} x ${minutes}`;
        }),
      ]),
    ],
  ),
  limits: table(
    ['Limit', 'Value'],
    [
      ['Sets in a day from which an area was worked hard', bounds.HARD_SETS],
      ['Sets a week of forearms, hips, lower back, whole body, each at most', bounds.OTHER_SETS_MAX],
      ['Exercises of a day with strength work', range(bounds.EXERCISES_A_SESSION)],
      ['Sets of a day with strength work, cardio not counted', range(bounds.SETS_A_SESSION)],
      ['Exercises of a day of cardio alone', range(bounds.EXERCISES_OF_CARDIO)],
      ['Advanced exercises a day, at most', bounds.ADVANCED_A_DAY],
      ['Repetitions asked of a tough or technical exercise, at most', bounds.TOUGH_REPS_MAX],
      ['Repetitions from which machines and barbells are avoided', bounds.MANY_REPS],
      ['Seconds of a repetition', time.SECONDS_A_REP],
      ['Seconds to set up an exercise', time.SECONDS_TO_SET_UP],
      ['Seconds between rounds of cardio', time.SECONDS_BETWEEN_ROUNDS],
      ['Sets added to an exercise that is favored, at most', EXTRA_SETS_OF_ENTRY],
      ['Minutes added to a stretch of cardio that is favored, at most', EXTRA_MINUTES_OF_ENTRY],
    ],
  ),
};

describe('the document about the plan generator (A-144)', () => {
  it.each(Object.entries(TABLES))('has the table of %s as the code has it', (_name, expected) => {
    expect(DOCUMENT).toContain(expected);
  });

  it('has no table besides these', () => {
    const heads = DOCUMENT.match(/^\| ---/gm) ?? [];
    expect(heads).toHaveLength(Object.keys(TABLES).length);
  });
});
