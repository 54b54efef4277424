import { HOUSEHOLD_BOUNDS, type Household } from '@fitarc/contract/households';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { renameHousehold, storeHousehold } from '../households.queries.ts';

export function RenameHousehold({ household, onDone }: { household: Household; onDone(): void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(household.name);
  const saving = useWrite({
    closes: true,
    send: renameHousehold,
    toFailure: (error) => failureUnder(error, 'Failed to rename the household'),
    onSuccess: (answer) => {
      storeHousehold(queryClient, answer.household);
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void saving.write(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="mb-3 grid gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Name of the household"
          autoFocus
          autoComplete="off"
          maxLength={HOUSEHOLD_BOUNDS.name}
          className="min-w-0 flex-[1_1_12rem]"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" className="min-h-12" busy={saving.isPending} disabled={!name.trim()}>
          Save
        </Button>
        <Button variant="quiet" className="min-h-12" onClick={onDone}>
          Cancel
        </Button>
      </div>
      <FailureNotice failure={saving.failure} />
    </form>
  );
}
