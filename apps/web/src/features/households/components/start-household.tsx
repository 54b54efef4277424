import { HOUSEHOLD_BOUNDS } from '@fitarc/contract/households';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { WHAT_IS_SHARED } from '../household-text.ts';
import { createHousehold, storeHousehold } from '../households.queries.ts';

export function StartHousehold() {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const starting = useWrite({
    closes: true,
    send: (next: string, key) => createHousehold(next, key),
    toFailure: (error) => failureUnder(error, 'Failed to start the household'),
    onSuccess: ({ household }) => storeHousehold(queryClient, household),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!name.trim());
    if (name.trim()) void starting.write(name.trim());
  };
  return (
    <Card>
      <CardHead title="Cook and Eat Together" />
      <p className="mb-4 text-ink-2">
        Start a household and invite the people you live with. {WHAT_IS_SHARED} To join one, open the
        invitation link somebody sent you.
      </p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name of the household"
          autoComplete="off"
          maxLength={HOUSEHOLD_BOUNDS.name}
          error={isMissing && !name.trim() && 'Please name the household'}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FailureNotice failure={starting.failure} />
        <Button type="submit" className="justify-self-start" busy={starting.isPending}>
          Start Household
        </Button>
      </form>
    </Card>
  );
}
