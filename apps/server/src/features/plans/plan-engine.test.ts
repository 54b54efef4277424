import { DIFFICULTIES } from '@fitarc/domain/exercise';
import { REPS, SETS } from '@fitarc/domain/plan';
import {
  ADVANCED_A_DAY,
  CARDIO_MINUTES_A_WEEK,
  EXERCISES_A_SESSION,
  EXERCISES_OF_CARDIO,
  HARD_SETS,
  MAJOR_AREAS,
  MAJOR_SETS,
  MAX_DIFFICULTY,
  MINOR_AREAS,
  MINOR_SETS,
  OTHER_SETS_MAX,
  SETS_A_SESSION,
  STATIONS_A_DAY,
  TOUGH_REPS_MAX,
  TRAINING_DAYS,
} from '@fitarc/domain/plan-engine/bounds';
import { generatePlan } from '@fitarc/domain/plan-engine/generate';
import { REPS_OF_GOAL } from '@fitarc/domain/plan-engine/schemes';
import { SESSIONS } from '@fitarc/domain/plan-engine/sessions';
import { outlineOf } from '@fitarc/domain/plan-engine/splits';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import { trainingLoad } from '@fitarc/domain/training-load';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import { describe, expect, it } from 'vitest';
import {
  type Check,
  cardioMinutesOf,
  LIBRARY,
  type Planned,
  plansOf,
  problemsOf,
  strengthOf,
  sum,
} from '../../../test/generated-plans.ts';
import { REASON_CHECKS } from '../../../test/plan-reason-checks.ts';

const setsOf = (day: readonly Planned[]) => sum(day.map(({ sets }) => sets));
const outside = (value: number, { min, max }: { min: number; max: number }) => value < min || value > max;

const hardAreasOf = (day: readonly Planned[]) =>
  trainingLoad(strengthOf(day)).flatMap(({ area, sets }) => (sets >= HARD_SETS ? [area] : []));

const TECHNICAL = /squat|deadlift|overhead press|shoulder press|push press/i;
const OLYMPIC = /clean|snatch|jerk/i;

const CHECKS: Record<string, Check> = {
  'fills every place of every day': ({ days }, goal, level) => {
    const outline = outlineOf(goal, level);
    return WEEKDAYS.flatMap((name, index) => {
      const { session, cardio = [] } = outline[name] ?? {};
      const places = (session ? SESSIONS[session].slots.length : 0) + cardio.length;
      return days[index]?.length === places ? [] : [`${name} has ${days[index]?.length} of ${places}`];
    });
  },

  'trains as often as stated': ({ days }, goal, level) => {
    const count = days.filter((day) => day.length > 0).length;
    return count === TRAINING_DAYS[goal][level] ? [] : [`${count} days`];
  },

  'keeps the sets of every area within their bounds': ({ load }, goal, level) => {
    const of = (area: string) => load.get(area) ?? 0;
    const wrong = [
      ...MAJOR_AREAS.filter((area) => outside(of(area), MAJOR_SETS[goal][level])),
      ...MINOR_AREAS.filter((area) => outside(of(area), MINOR_SETS[goal][level])),
      ...['Forearms', 'Hips', 'Lower Back', 'Whole Body'].filter((area) => of(area) > OTHER_SETS_MAX),
    ];
    return wrong.map((area) => `${area} ${of(area)}`);
  },

  'keeps every session within its bounds': ({ days }) =>
    days.flatMap((day) => {
      const strength = strengthOf(day);
      const tooMany = outside(day.length, strength.length > 0 ? EXERCISES_A_SESSION : EXERCISES_OF_CARDIO);
      return [
        ...(day.length > 0 && tooMany ? [`${day.length} exercises`] : []),
        ...(strength.length > 0 && outside(setsOf(strength), SETS_A_SESSION)
          ? [`${setsOf(strength)} sets`]
          : []),
      ];
    }),

  'works no area hard on two days in a row': ({ days }) => {
    const hard = days.map(hardAreasOf);
    return hard.flatMap((areas, index) => areas.filter((area) => hard[(index + 1) % 7]?.includes(area)));
  },

  'lets an area rest for as long as the reasons say': ({ days, reasons }) => {
    if (!reasons.join().includes('at least two days before it works hard again')) return [];
    const hard = days.map(hardAreasOf);
    return hard.flatMap((areas, index) => areas.filter((area) => hard[(index + 2) % 7]?.includes(area)));
  },

  'puts large lifts first, then small ones, the trunk and cardio': ({ days }) =>
    days.flatMap((day) => {
      const rank = ({ isCardio, areas, mechanic }: Planned) => {
        if (isCardio) return 4;
        if (areas.includes('Core')) return 3;
        return mechanic === 'isolation' ? 2 : 1;
      };
      const ranks = day.map(rank);
      return ranks.join() === [...ranks].sort().join() ? [] : [ranks.join()];
    }),

  'has nothing, and no two of a kind, twice on a day': ({ days }) =>
    days.flatMap((day) => {
      const ids = new Set(day.map(({ id }) => id));
      const strength = strengthOf(day);
      const kinds = new Set(strength.map(({ kind }) => kind));
      return ids.size < day.length || kinds.size < strength.length
        ? [day.map(({ name }) => name).join()]
        : [];
    }),

  'stays below the difficulty of the level': ({ days, all }, _goal, level) => {
    const hardest = DIFFICULTIES.indexOf(MAX_DIFFICULTY[level]);
    const tooHard = all.filter(({ difficulty }) => DIFFICULTIES.indexOf(difficulty) > hardest);
    const advanced = days.map((day) => day.filter(({ difficulty }) => difficulty === 'Advanced').length);
    return [
      ...tooHard.map(({ name }) => name),
      ...advanced.filter((count) => count > ADVANCED_A_DAY).map((count) => `${count} advanced`),
    ];
  },

  'counts repetitions, seconds, minutes and metres as the goal wants them': ({ all }, goal) => {
    const roles = REPS_OF_GOAL[goal];
    const large = [...roles.main, ...roles.compound];
    const rangeOf = ({ unit, sets, areas, mechanic }: Planned) => {
      if (unit === 'seconds') return [20, 60];
      if (unit === 'metres') return [20, 40];
      if (unit === 'minutes') return sets === 1 ? [10, 60] : [1, 4];
      if (areas.includes('Core')) return roles.core;
      return mechanic === 'isolation' ? roles.isolation : [...large, ...roles.isolation];
    };
    const wrong = all.filter((entry) => {
      const range = rangeOf(entry);
      const reps = { min: Math.min(...range), max: Math.max(...range) };
      return (
        outside(entry.reps, reps) ||
        outside(entry.reps, { min: REPS.min, max: REPS.ofGenerated }) ||
        outside(entry.sets, { min: SETS.min, max: SETS.ofGenerated })
      );
    });
    return wrong.map(({ name, sets, reps }) => `${name} ${sets} x ${reps}`);
  },

  'adds up to the stated minutes of cardio': ({ all }, goal, level) => {
    const minutes = cardioMinutesOf(all);
    return outside(minutes, CARDIO_MINUTES_A_WEEK[goal][level]) ? [`${minutes} minutes`] : [];
  },

  'asks for few repetitions of heavy technical lifts': ({ all }, goal) => {
    const lowest = REPS_OF_GOAL[goal];
    const few = Math.min(TOUGH_REPS_MAX, Math.max(lowest.main[0] ?? 0, lowest.compound[0] ?? 0));
    return all.flatMap(({ name, equipment, reps }) => {
      const isBarbell = equipment.includes('Barbell') && TECHNICAL.test(name);
      return (isBarbell || OLYMPIC.test(name)) && reps > few ? [`${name} x ${reps}`] : [];
    });
  },

  'uses no stretch, and as cardio only what lasts minutes': ({ all }) =>
    all
      .filter(
        ({ movement_pattern, isCardio, unit }) =>
          movement_pattern === 'mobility' || (isCardio && unit === 'reps'),
      )
      .map(({ name }) => name),
};

const stationsOf = (day: readonly Planned[]) => {
  const stations: string[] = [];
  const leastChoiceFirst = strengthOf(day).sort((a, b) => a.equipment.length - b.equipment.length);
  for (const { equipment } of leastChoiceFirst) {
    const isFree = equipment.some((one) => one === 'Bodyweight' || one === 'No Equipment');
    if (!isFree && !equipment.some((one) => stations.includes(one))) stations.push(equipment[0] ?? '');
  }
  return stations.length;
};

describe.each(FITNESS_GOALS)('plans for %s from the shipped library (A-144)', (goal) => {
  it.each(ACTIVITY_LEVELS)('hold every rule for somebody %s', (level) => {
    const plans = plansOf(goal, level);
    expect(problemsOf(plans, { ...CHECKS, ...REASON_CHECKS }, goal, level)).toEqual([]);

    expect(new Set(plans.map(({ week }) => JSON.stringify(week))).size).toBeGreaterThanOrEqual(150);

    const stations = plans.flatMap(({ days }) => days.map(stationsOf));
    expect(Math.max(...stations)).toBeLessThanOrEqual(4);
    const within = stations.filter((count) => count <= STATIONS_A_DAY[level]).length;
    expect(within / stations.length).toBeGreaterThan(0.9);

    const backwards = [...LIBRARY].reverse();
    for (const { seed, week, reasons } of plans.slice(0, 5)) {
      expect(generatePlan({ goal, activityLevel: level, seed, library: backwards })).toEqual({
        week,
        reasons,
      });
    }
  });
});
