import type { Household, HouseholdMember } from '@fitarc/contract/households';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { AlertDialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { nameOf, WHAT_IS_SHARED } from '../household-text.ts';
import { leaveHousehold, removeMember, setAcceptsMeals, storeHousehold } from '../households.queries.ts';
import { InviteCard } from './invite-card.tsx';
import { RenameHousehold } from './rename-household.tsx';

export function HouseholdView({ household }: { household: Household }) {
  const [renaming, setRenaming] = useState(false);
  return (
    <div className="grid gap-5">
      <Card>
        {renaming ? (
          <RenameHousehold household={household} onDone={() => setRenaming(false)} />
        ) : (
          <CardHead
            title={household.name}
            action={
              household.is_manager && (
                <Button
                  variant="quiet"
                  icon={<Pencil size={18} aria-hidden="true" />}
                  onClick={() => setRenaming(true)}
                >
                  Rename
                </Button>
              )
            }
          />
        )}
        <Members household={household} />
        <p className="mt-4 text-sm text-ink-2">{WHAT_IS_SHARED}</p>
      </Card>
      <AcceptMeals household={household} />
      <InviteCard household={household} />
      <Leave household={household} />
    </div>
  );
}

function Members({ household }: { household: Household }) {
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<HouseholdMember>();
  const removal = useWrite({
    send: (member: HouseholdMember) => removeMember(member.user_id),
    toFailure: (error) => failureUnder(error, 'Failed to remove the member'),
    onSuccess: (answer, member) => {
      setLeaving(undefined);
      storeHousehold(queryClient, answer.household);
      toast({ message: `${nameOf(member)} is no longer in the household` });
    },
  });
  return (
    <>
      <ul>
        {household.members.map((member) => (
          <li
            key={member.user_id}
            className="flex min-h-14 flex-wrap items-center gap-2 border-line py-1 not-first:border-t"
          >
            <span className="min-w-0 flex-1 font-label wrap-anywhere">{nameOf(member)}</span>
            {member.is_you && <Badge>You</Badge>}
            {household.is_manager && !member.is_you && (
              <Button
                variant="danger-quiet"
                aria-label={`Remove ${nameOf(member)}`}
                onClick={() => setLeaving(member)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={`Remove ${leaving ? nameOf(leaving) : ''}?`}
        description="They no longer see your recipes and foods, and you no longer see theirs. Meals that were logged stay."
        confirmLabel="Remove"
        destructive
        busy={removal.isPending}
        onConfirm={() => leaving && void removal.write(leaving)}
      >
        <FailureNotice failure={removal.failure} />
      </AlertDialog>
    </>
  );
}

function AcceptMeals({ household }: { household: Household }) {
  const queryClient = useQueryClient();
  const stored = household.members.find(({ is_you }) => is_you)?.accepts_meals ?? false;
  const saving = useWrite({
    send: setAcceptsMeals,
    toFailure: (error) => failureUnder(error, 'Failed to save your choice'),
    onSuccess: (answer) => storeHousehold(queryClient, answer.household),
  });
  return (
    <Card>
      <CheckboxField
        label="Others may copy meals into my diary"
        hint="Somebody who logs dinner for both of you can add it to your day. They do not see your diary."
        checked={saving.pendingInput ?? stored}
        onChange={(event) => void saving.write(event.target.checked)}
      />
      <FailureNotice failure={saving.failure} />
    </Card>
  );
}

function Leave({ household }: { household: Household }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const leaving = useWrite({
    closes: true,
    send: () => leaveHousehold(),
    toFailure: (error) => failureUnder(error, 'Failed to leave the household'),
    onSuccess: () => {
      storeHousehold(queryClient, null);
      toast({ message: `You left ${household.name}` });
    },
  });
  const isLast = household.members.length === 1;
  return (
    <div>
      <Button variant="danger-outline" onClick={() => setOpen(true)}>
        Leave Household
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Leave ${household.name}?`}
        description={
          isLast
            ? 'You are the last member: the household is deleted.'
            : 'The others no longer see your recipes and foods, and you no longer see theirs. Meals that were logged stay.'
        }
        confirmLabel="Leave"
        destructive
        busy={leaving.isPending}
        onConfirm={() => void leaving.write(undefined)}
      >
        <FailureNotice failure={leaving.failure} />
      </AlertDialog>
    </div>
  );
}
