import type { Profile } from '@fitarc/contract/profile';
import { bodyMassIndex } from '@fitarc/domain/energy';
import { useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { NOT_KNOWN } from '../profile-text.ts';

const SCALE = { from: 15, to: 30 };
/** What the World Health Organization calls the normal range of an adult. */
const USUAL = { from: 18.5, to: 25 };

const place = (bmi: number) =>
  `${Math.min(100, Math.max(0, ((bmi - SCALE.from) / (SCALE.to - SCALE.from)) * 100))}%`;

export function StatsCard({ profile }: { profile: Profile | null }) {
  const id = useId();
  const bmi = profile && bodyMassIndex(profile);
  return (
    <Card aria-labelledby={id} className="md:col-span-3">
      <CardHead id={id} title="Quick stats" />
      <p>
        <b className="text-2xl/tight font-[650] tabular-nums">{bmi === null ? NOT_KNOWN : bmi.toFixed(1)}</b>{' '}
        <span className="text-sm text-ink-2">BMI</span>
      </p>
      {bmi !== null && <Scale bmi={bmi} />}
      <p className="mt-2 text-sm text-ink-2">
        Usual for adults: {USUAL.from} to {USUAL.to}
      </p>
    </Card>
  );
}

function Scale({ bmi }: { bmi: number }) {
  return (
    <div aria-hidden="true" className="mt-4 text-xs text-ink-3 tabular-nums">
      <div className="relative mb-2 h-2 rounded-full bg-sunken">
        <i
          className="absolute inset-y-0 bg-accent/45"
          style={{ left: place(USUAL.from), right: `calc(100% - ${place(USUAL.to)})` }}
        />
        <i
          className="absolute -top-1 -ml-0.5 h-4 w-1 rounded-xs bg-ink outline-2 outline-surface"
          style={{ left: place(bmi) }}
        />
      </div>
      <div className="relative h-4">
        {[USUAL.from, USUAL.to].map((mark) => (
          <span key={mark} className="absolute -translate-x-1/2" style={{ left: place(mark) }}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
