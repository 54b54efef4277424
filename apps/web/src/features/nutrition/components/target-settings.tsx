import { setTargetSettings, type TargetSettings } from '@fitarc/contract/check-in';
import { RATE_BOUNDS } from '@fitarc/domain/energy-balance/check-in';
import { fromKg, roundTo, toKg } from '@fitarc/domain/units';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { useUnits, weightSymbol } from '../../../lib/units.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { targetSettingsQuery } from '../check-in.queries.ts';
import { rateInWords } from '../check-in-text.ts';

function Form({ settings }: { settings: TargetSettings }) {
  const queryClient = useQueryClient();
  const { weight: unit } = useUnits();
  const [enabled, setEnabled] = useState(settings.enabled);
  const [rate, setRate] = useState(() =>
    settings.weekly_rate === null ? '' : String(roundTo(fromKg(settings.weekly_rate, unit), 2)),
  );
  const [submitted, setSubmitted] = useState(false);
  const saving = useWrite({
    send: (body: { enabled: boolean; weekly_rate: number | null }) => call(setTargetSettings, { body }),
    onSuccess: async () => {
      toast({ message: 'Check-in settings saved', tone: 'success' });
      await Promise.all(
        [queryRoots.nutritionGoals, queryRoots.weights].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    toFailure: (error) => failureOf(error, 'Failed to save your check-in settings'),
  });
  const bound = (kg: number) => roundTo(fromKg(kg, unit), 1);
  const [min, max] = [bound(RATE_BOUNDS.min), bound(RATE_BOUNDS.max)];
  const typed = Number(rate);
  const isValid = rate.trim() === '' || (Number.isFinite(typed) && typed >= min && typed <= max);
  const problem = `The change must be a number between ${formatNumber(min)} and ${formatNumber(max)}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!isValid) return;
    const kg = Math.min(RATE_BOUNDS.max, Math.max(RATE_BOUNDS.min, roundTo(toKg(typed, unit), 2)));
    void saving.write({ enabled, weekly_rate: rate.trim() === '' ? null : kg });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <CheckboxField
        label="Propose a new target every week"
        checked={enabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
        hint="Your goals change only when you say so. Pregnant or breastfeeding? Switch this off."
      />
      <NumberField
        label="Change per week"
        optional
        suffix={weightSymbol()}
        step="0.05"
        min={min}
        max={max}
        value={rate}
        disabled={!enabled}
        onChange={(event) => setRate(event.currentTarget.value)}
        error={submitted && !isValid ? problem : undefined}
        hint={`Negative to lose. Empty follows your fitness goal: ${rateInWords(settings.usual_rate)}.`}
      />
      <FailureNotice failure={saving.failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" busy={saving.isPending} busyLabel="Saving…">
          Save Settings
        </Button>
        <Link to="/check-in" className="flex min-h-touch items-center text-sm">
          Open your check-in
        </Link>
      </div>
    </form>
  );
}

/** Whether the target learns, and what it aims for. */
export function TargetSettingsCard() {
  const id = useId();
  const { data } = useQuery(targetSettingsQuery());
  if (!data) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Weekly check-in" />
      <p className="mb-3 text-sm text-ink-2">
        FitArc learns what you burn from your weight and your food, and proposes a target that fits.
      </p>
      {data.minor ? (
        <p className="text-ink-2">
          Check-ins are for adults: under 18 your body is still growing. They start with your 18th birthday.
        </p>
      ) : (
        <Form settings={data} />
      )}
    </Card>
  );
}
