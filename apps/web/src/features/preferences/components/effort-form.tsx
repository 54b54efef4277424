import type { Preferences } from '@fitarc/contract/preferences';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { useChangePreferences } from '../use-change-preferences.ts';

const SCALES = [
  { value: 'off', label: 'Off' },
  { value: 'rpe', label: 'RPE' },
  { value: 'rir', label: 'Reps in reserve' },
] as const;

const MEANINGS = {
  off: 'Sets have weight and reps only.',
  rpe: 'Rate each set from 6 to 10: at 10 you could not have done another rep.',
  rir: 'Say after each set how many more reps you could have done.',
} as const;

export function EffortForm({ preferences: { effort } }: { preferences: Preferences }) {
  const { write } = useChangePreferences('Effort changed');
  return (
    <div className="grid gap-3">
      <Segmented
        full
        label="How you rate effort"
        value={effort}
        options={SCALES}
        onChange={(chosen) => void write({ effort: chosen })}
      />
      <p className="text-sm text-ink-2">{MEANINGS[effort]}</p>
    </div>
  );
}
