import type { ResponseOf } from '@fitarc/contract/endpoint';
import type { createInvitation } from '@fitarc/contract/invitations';
import { INVITATION_DAYS } from '@fitarc/domain/installation';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { sendInvitation } from '../invitations.queries.ts';
import { DeliveryField } from './delivery-field.tsx';
import { LinkMade } from './link-made.tsx';

interface Props {
  readonly open: boolean;
  readonly hasMailServer: boolean;
  onMade(): void;
  onClose(): void;
}

interface InviteValues {
  email: string;
  days: string;
  deliver: string;
}

const DAYS = INVITATION_DAYS.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));

export function InviteDialog({ open, hasMailServer, onMade, onClose }: Props) {
  const formId = useId();
  const [made, setMade] = useState<ResponseOf<typeof createInvitation>>();
  const form = useForm<InviteValues>({
    defaultValues: { email: '', days: '7', deliver: hasMailServer ? 'mail' : 'link' },
  });
  const { errors } = form.formState;
  const email = form.watch('email').trim();
  const inviting = useWrite({
    send: (values: InviteValues) =>
      sendInvitation({
        email: email || null,
        days: Number(values.days) as (typeof INVITATION_DAYS)[number],
        deliver: email && values.deliver === 'mail' ? 'mail' : 'link',
      }),
    onSuccess: (answer) => {
      setMade(answer);
      onMade();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.body.field !== 'email') return false;
      form.setError('email', { message: error.message }, { shouldFocus: true });
      return true;
    },
    toFailure: (error) => failureOf(error, 'Failed to create the invitation'),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !inviting.isPending && onClose()}
      title={made ? 'Invitation created' : 'Invite someone'}
      footer={
        made ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button type="submit" form={formId} busy={inviting.isPending} busyLabel="Creating…">
            Create invitation
          </Button>
        )
      }
    >
      {made ? (
        <LinkMade link={made.link} email={made.invitation.email} expiresAt={made.invitation.expires_at} />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={form.handleSubmit((values) => inviting.write(values).then(() => undefined))}
          className="grid gap-5"
        >
          <FailureNotice failure={inviting.failure} />
          <EmailField
            label="Email"
            optional
            autoComplete="off"
            maxLength={254}
            hint="With an address, nobody else can use the invitation."
            error={errors.email?.message}
            {...form.register('email')}
          />
          <SelectField label="Valid for" options={DAYS} {...form.register('days')} />
          {email && <DeliveryField hasMailServer={hasMailServer} {...form.register('deliver')} />}
        </form>
      )}
    </Dialog>
  );
}
