import type { PlanExercise } from '@fitarc/contract/plans';
import { PROGRESSION_LABELS } from '@fitarc/domain/progression/rules';
import { weightText } from '../../lib/units.ts';
import { amountInWords } from './plan-text.ts';

type EntryTargets = Pick<
  PlanExercise,
  'target_weight' | 'target_percent' | 'target_rpe' | 'rest_seconds' | 'progression' | 'superset'
>;

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** '90 s', '2 min', '2:30 min'. */
export function restText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (rest === 0) return `${minutes} min`;
  return seconds < 120 ? `${seconds} s` : `${minutes}:${String(rest).padStart(2, '0')} min`;
}

/** The letter of each entry that is done in turn with another of its day: 'A' for the first such group. */
export function supersetsOf<E extends Pick<EntryTargets, 'superset'>>(entries: readonly E[]): Map<E, string> {
  const groups = new Map<number, E[]>();
  for (const entry of entries) {
    if (!isGiven(entry.superset)) continue;
    groups.set(entry.superset, [...(groups.get(entry.superset) ?? []), entry]);
  }
  const shared = [...groups.values()].filter((group) => group.length > 1);
  return new Map(
    shared.flatMap((group, index) =>
      group.map((entry) => [entry, String.fromCharCode('A'.charCodeAt(0) + (index % 26))] as const),
    ),
  );
}

const restWords = (seconds: number) => (seconds === 0 ? 'No rest' : `Rest ${restText(seconds)}`);

/** 'Superset A · 60 kg · RPE 8 · Rest 2 min': what an entry asks for beyond sets and repetitions. */
export function entryDetails(entry: EntryTargets, superset?: string): string {
  const { target_weight, target_percent, target_rpe, rest_seconds, progression } = entry;
  const parts = [
    superset && `Superset ${superset}`,
    isGiven(target_weight) && weightText(target_weight),
    isGiven(target_percent) && `${target_percent}% of max`,
    isGiven(target_rpe) && `RPE ${target_rpe}`,
    isGiven(rest_seconds) && restWords(rest_seconds),
    progression && PROGRESSION_LABELS[progression],
  ];
  return parts.filter(Boolean).join(' · ');
}

/** In the dialog about an exercise. */
export const entryNote = (entry: PlanExercise): string =>
  `In this plan: ${[amountInWords(entry), entryDetails(entry)].filter(Boolean).join(' · ')}`;
