import type { CheckIn, CheckInProposal, LeftOutDay } from '@fitarc/contract/check-in';
import { pluralize } from '@fitarc/domain/pluralize';
import { roundTo } from '@fitarc/domain/units';
import { formatNumber, formatWhole } from '../../lib/format-number.ts';
import { roughWeight, weightFromKg, weightSymbol } from '../../lib/units.ts';
import { dayAndYear } from '../../ui/data/day-names.ts';

/** An estimate is not known to the calorie: '2430'. */
export const formatRough = (kcal: number): string => formatWhole(Math.round(kcal / 10) * 10);

/** '0.4 kg', without a sign. */
const amount = (kg: number) => `${formatNumber(roundTo(Math.abs(weightFromKg(kg)), 2))} ${weightSymbol()}`;

/** 'lost 0.4 kg a week'. */
function changeInWords(kg: number): string {
  if (roundTo(Math.abs(weightFromKg(kg)), 2) < 0.05) return 'kept your weight';
  return `${kg < 0 ? 'lost' : 'gained'} ${amount(kg)} a week`;
}

/** '0.5 kg a week down', 'hold your weight'. */
export const rateInWords = (kg: number): string => {
  if (roundTo(Math.abs(weightFromKg(kg)), 2) === 0) return 'hold your weight';
  return `${kg < 0 ? 'lose' : 'gain'} ${amount(kg)} a week`;
};

export const summaryOf = ({
  eaten,
  weekly_change,
  expenditure,
  margin,
  target,
  target_now,
}: CheckInProposal): string =>
  `You ate ${formatRough(eaten)} a day and ${changeInWords(weekly_change)}: you burn about ` +
  `${formatRough(expenditure)} ± ${formatRough(margin)}. New target ${formatWhole(target)}: ` +
  `take it or keep ${formatWhole(target_now)}.`;

/** How the target follows from what is known. */
export function reasonsOf(proposal: CheckInProposal): string[] {
  const { eaten, weekly_change, target, expenditure, wished_rate, rate, limits, floor } = proposal;
  const off = target - expenditure;
  const beside =
    Math.abs(off) < 10
      ? 'what you burn'
      : `${formatRough(Math.abs(off))} kcal ${off < 0 ? 'under' : 'over'} what you burn`;
  return [
    `You ate ${formatRough(eaten)} kcal a day and ${changeInWords(weekly_change)} over the last four weeks.`,
    `To ${rateInWords(limits.length > 0 ? rate : wished_rate)}, eat ${beside}.`,
    ...(limits.includes('rate')
      ? [`You asked to ${rateInWords(wished_rate)}. More than 1% of your weight a week is not advisable.`]
      : []),
    ...(limits.includes('floor')
      ? [`A target below ${formatWhole(floor)} kcal a day is only for medical supervision.`]
      : []),
  ];
}

const GRAMS = [
  ['protein', 'Protein'],
  ['carbs', 'Carbs'],
  ['fats', 'Fats'],
] as const;

/** 'Protein stays at 189 g, carbs go down 15 g.' */
export function macrosInWords({ goals, goals_now }: CheckInProposal): string {
  const words = GRAMS.map(([key, label], index) => {
    const name = index === 0 ? label : label.toLowerCase();
    const change = goals[key] - goals_now[key];
    const verb = key === 'protein' ? ['stays', 'goes'] : ['stay', 'go'];
    if (change === 0) return `${name} ${verb[0]} at ${formatWhole(goals[key])} g`;
    return `${name} ${verb[1]} ${change > 0 ? 'up' : 'down'} ${formatWhole(Math.abs(change))} g`;
  });
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}.`;
}

export const CERTAINTY_WORDS = { learning: 'Still learning', fair: 'Fair', good: 'Good' } as const;

type Progress = Pick<CheckIn, 'food_days' | 'food_days_needed' | 'first_weight' | 'food_days_before'>;

/** What the next check-in waits for, and why a long diary may not count yet. */
export function progressInWords({
  food_days,
  food_days_needed,
  first_weight,
  food_days_before,
}: Progress): string {
  if (food_days >= food_days_needed)
    return 'The next check-in needs at least seven logged days and a weight from the last two weeks.';
  const needed = `Your first check-in comes after ${food_days_needed} logged days: ${food_days} so far.`;
  if (food_days_before === 0) return needed;
  const early = `Your ${pluralize(food_days_before, 'logged day')}`;
  return first_weight
    ? `${needed} Only days since your first weight count (${dayAndYear(first_weight)}). ` +
        `${early} before it will count once you add or import earlier weights.`
    : `${needed} Only days since your first weight count. ` +
        `${early} will count once you add or import weights from that time.`;
}

/** Why a weight or a day does not count. */
export function leftOutInWords({ kind, reason, value }: LeftOutDay): string {
  if (kind === 'weight') return `${trendText(value)} is far from your other weights`;
  if (reason === 'blank') return 'No food logged';
  const kcal = `${formatWhole(value)} kcal`;
  return reason === 'too-high' ? `${kcal} is far more than usual` : `${kcal}: looks half logged`;
}

/** '80.7 kg': an estimate is not read to the gram. */
const trendText = (kg: number) => `${formatNumber(roughWeight(kg))} ${weightSymbol()}`;
