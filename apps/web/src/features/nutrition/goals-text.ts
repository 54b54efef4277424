import type { Goals, GoalsByHand } from '@fitarc/contract/nutrition';
import type { NutritionGoals } from '@fitarc/domain/energy';
import { KCAL_PER_GRAM } from '@fitarc/domain/macros';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import { formatWhole } from '../../lib/format-number.ts';

/** '2000 kcal, 150 g protein, 200 g carbs and 60 g fats'. */
export const goalsInWords = (goals: GoalsByHand): string =>
  `${formatWhole(goals.daily_calories_goal)} kcal, ${formatWhole(goals.daily_protein_goal)} g protein, ` +
  `${formatWhole(goals.daily_carbs_goal)} g carbs and ${formatWhole(goals.daily_fats_goal)} g fats`;

/** What protein, carbs and fats give together, and by how much that misses the calories. */
export function macroEnergyGap(goals: GoalsByHand): { sum: number; off: number } {
  const sum =
    goals.daily_protein_goal * KCAL_PER_GRAM.protein +
    goals.daily_carbs_goal * KCAL_PER_GRAM.carbs +
    goals.daily_fats_goal * KCAL_PER_GRAM.fats;
  return { sum, off: sum - goals.daily_calories_goal };
}

/** Rounding and alcohol explain a little; nobody can meet goals that are further apart. */
const TOLERATED = 0.1;

/** What to say about goals that contradict each other; nothing when they do not. */
export function contradictionOf(goals: GoalsByHand, day = ''): string | undefined {
  const { sum, off } = macroEnergyGap(goals);
  if (Math.abs(off) <= goals.daily_calories_goal * TOLERATED) return undefined;
  const words = off > 0 ? 'more' : 'less';
  return (
    `${day && `${day}: `}Protein, carbs and fats add up to ${formatWhole(sum)} kcal, ` +
    `${formatWhole(Math.abs(off))} kcal ${words} than your calorie goal. You cannot meet all four.`
  );
}

/** Goals that differ from the daily ones, under the name of their day. */
export function namedDays(byDay: Goals['by_day']): { name: string; goals: NutritionGoals }[] {
  if (!byDay) return [];
  if (byDay.kind === 'training')
    return [
      { name: 'Training day', goals: byDay.training },
      { name: 'Rest day', goals: byDay.rest },
    ];
  return WEEKDAYS.flatMap((day) => {
    const goals = byDay.days[day];
    return goals ? [{ name: day, goals }] : [];
  });
}

/** Of the daily goals and of every day that differs. */
export function contradictionsOf(goals: GoalsByHand & Pick<Goals, 'by_day'>): string[] {
  const days = namedDays(goals.by_day).map(({ name, goals: { calories, protein, carbs, fats } }) =>
    contradictionOf(
      {
        daily_calories_goal: calories,
        daily_protein_goal: protein,
        daily_carbs_goal: carbs,
        daily_fats_goal: fats,
      },
      name,
    ),
  );
  return [contradictionOf(goals), ...days].filter((one) => one !== undefined);
}
