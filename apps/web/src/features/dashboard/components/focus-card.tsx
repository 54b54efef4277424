import type { Profile } from '@fitarc/contract/profile';
import type { PrimaryFocus } from '@fitarc/domain/profile';
import { PRIMARY_FOCUS_LABELS } from '@fitarc/domain/profile-labels';
import { useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { goalWords, NOT_KNOWN, weightWords } from '../profile-text.ts';

const focusWords = (focus: string | null) =>
  (focus && PRIMARY_FOCUS_LABELS[focus as PrimaryFocus]) || NOT_KNOWN;

/** 'Reached' once the weight is at the target, whichever way it was to go. */
function wayToGo({ current_weight, target_weight, weight_unit }: Profile): string {
  if (current_weight === null || target_weight === null) return NOT_KNOWN;
  const way = Math.abs(target_weight - current_weight);
  return way === 0 ? 'Reached' : weightWords(way, weight_unit);
}

export function FocusCard({ profile }: { profile: Profile | null }) {
  const id = useId();
  const rows = profile && [
    ['Now', weightWords(profile.current_weight, profile.weight_unit)],
    ['Target', weightWords(profile.target_weight, profile.weight_unit)],
    ['To go', wayToGo(profile)],
  ];
  return (
    <Card aria-labelledby={id} className="md:col-span-3">
      <CardHead id={id} title="Primary focus" />
      <p className="text-2xl/tight font-[650] tracking-tight">{focusWords(profile?.primary_focus ?? null)}</p>
      <p className="mt-1 text-sm text-ink-2">Goal: {goalWords(profile?.fitness_goal ?? null)}</p>
      {rows && (
        <dl className="mt-2">
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="flex min-h-11 items-center justify-between gap-3 border-line not-first:border-t"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-strong tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
