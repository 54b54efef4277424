import type { HouseholdMember } from '@fitarc/contract/households';
import type { Meal } from '@fitarc/contract/meals';
import { isLocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { nameOf } from '../household-text.ts';
import { copyMealsTo, householdQuery } from '../households.queries.ts';

interface Props {
  readonly open: boolean;
  /** Logged foods of one day. */
  readonly meals: readonly Meal[];
  /** Where they go; without one each keeps its own. */
  readonly slot?: MealSlot | undefined;
  onClose(): void;
}

/** Copies logged foods into the diary of somebody in the household. */
export function CopyToHousehold({ open, meals, slot, onClose }: Props) {
  const query = useQuery(householdQuery());
  const others = query.data?.household?.members.filter(({ is_you }) => !is_you) ?? [];
  const willing = others.filter(({ accepts_meals }) => accepts_meals);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Copy to Household"
      description={pluralize(meals.length, 'food')}
    >
      {query.data ? (
        willing.length > 0 ? (
          <CopyForm open={open} meals={meals} slot={slot} members={willing} onClose={onClose} />
        ) : (
          <Nobody hasOthers={others.length > 0} />
        )
      ) : query.isError ? (
        <RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  );
}

const Nobody = ({ hasOthers }: { hasOthers: boolean }) => (
  <div className="grid justify-items-start gap-3">
    <p className="text-ink-2">
      {hasOthers
        ? 'Nobody in your household accepts meals yet. They can switch it on under Household.'
        : 'You are not in a household with anybody yet.'}
    </p>
    <ButtonLink variant="secondary" to="/household">
      Household
    </ButtonLink>
  </div>
);

function CopyForm({ open, meals, slot, members, onClose }: Props & { members: readonly HouseholdMember[] }) {
  const [who, setWho] = useState(String(members[0]?.user_id ?? ''));
  const [date, setDate] = useState(meals[0]?.date ?? '');
  const member = members.find(({ user_id }) => String(user_id) === who) ?? members[0];
  const copying = useWrite({
    closes: true,
    send: (body: Parameters<typeof copyMealsTo>[0], key) => copyMealsTo(body, key),
    toFailure: (error) => failureUnder(error, 'Failed to copy the meal'),
    onSuccess: ({ copied }) => {
      toast({
        message: `${pluralize(copied, 'food')} copied to ${member ? nameOf(member) : 'the diary'}`,
        tone: 'success',
      });
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!open || !member || !isLocalDate(date)) return;
    void copying.write({
      user_id: member.user_id,
      date,
      ...(slot ? { slot } : {}),
      meal_ids: meals.map(({ meal_id }) => meal_id),
    });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <SelectField
        label="To"
        options={members.map((one) => ({ value: String(one.user_id), label: nameOf(one) }))}
        value={who}
        onChange={(event) => setWho(event.target.value)}
      />
      <DateField label="Day" value={date} onChange={(event) => setDate(event.target.value)} />
      <FailureNotice failure={copying.failure} />
      <Button type="submit" busy={copying.isPending} disabled={!isLocalDate(date)}>
        Copy
      </Button>
    </form>
  );
}
