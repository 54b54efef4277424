import type { Program, ProgramSummary } from '@fitarc/contract/programs';
import { pluralize } from '@fitarc/domain/pluralize';
import { type Week, weekOf } from '@fitarc/domain/weekday';
import type { DayOfWeek } from './weeks/weeks-view.tsx';

/** '3 days a week', 'One week that repeats', 'About 60 min'. */
export const factsOf = ({ days_per_week, week_count, minutes }: ProgramSummary): string[] => [
  `${pluralize(days_per_week, 'day')} a week`,
  week_count > 1 ? pluralize(week_count, 'week') : 'Same every week',
  `About ${minutes} min`,
];

/** The weeks with the exercises in place of their numbers. */
export function weeksOf({ exercises, sessions, weeks }: Program): Week<DayOfWeek>[] {
  const byId = new Map(exercises.map((exercise) => [String(exercise.exercise_id), exercise]));
  const days = sessions.map(
    ({ name, entries }): DayOfWeek => ({
      name,
      entries: entries.flatMap((entry) => {
        const exercise = byId.get(String(entry.exercise_id));
        return exercise ? [{ ...exercise, equipment: exercise.equipment_options, ...entry }] : [];
      }),
    }),
  );
  return weeks.map((week) =>
    weekOf((day): DayOfWeek => {
      const at = week[day];
      return (at === null ? undefined : days[at]) ?? { entries: [] };
    }),
  );
}

interface Filter {
  readonly days: string;
  readonly equipment: string;
}

export const filterPrograms = (programs: readonly ProgramSummary[], { days, equipment }: Filter) =>
  programs.filter(
    (program) =>
      (!days || program.days_per_week === Number(days)) &&
      (!equipment || program.equipment.includes(equipment)),
  );

/** The choices that lead to something. */
export const daysOffered = (programs: readonly ProgramSummary[]): number[] =>
  [...new Set(programs.map(({ days_per_week }) => days_per_week))].sort((a, b) => a - b);

export const equipmentOffered = (programs: readonly ProgramSummary[]): string[] =>
  [...new Set(programs.flatMap(({ equipment }) => equipment))].sort();
