import type { CreatedMember } from '@fitarc/contract/invitations';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { sendMember } from '../invitations.queries.ts';
import { DeliveryField } from './delivery-field.tsx';
import { LinkMade } from './link-made.tsx';

interface Props {
  readonly open: boolean;
  readonly hasMailServer: boolean;
  onMade(): void;
  onClose(): void;
}

interface MemberValues {
  firstName: string;
  lastName: string;
  email: string;
  deliver: string;
}

const FIELDS = ['email', 'firstName', 'lastName'] as const;
type Field = (typeof FIELDS)[number];
const isField = (name: unknown): name is Field => FIELDS.includes(name as Field);
const required = (message: string) => ({ validate: (text: string) => text.trim() !== '' || message });

/** An account for somebody else, who chooses a password by a link. */
export function MemberDialog({ open, hasMailServer, onMade, onClose }: Props) {
  const formId = useId();
  const [made, setMade] = useState<CreatedMember>();
  const form = useForm<MemberValues>({
    defaultValues: { firstName: '', lastName: '', email: '', deliver: hasMailServer ? 'mail' : 'link' },
  });
  const { errors } = form.formState;
  const creating = useWrite({
    send: ({ deliver, ...values }: MemberValues) =>
      sendMember({ ...values, deliver: deliver === 'mail' && hasMailServer ? 'mail' : 'link' }),
    onSuccess: (answer) => {
      setMade(answer);
      onMade();
    },
    onError: (error) => {
      const field = error instanceof ApiError ? error.body.field : undefined;
      if (!isField(field)) return false;
      form.setError(field, { message: failureOf(error).title }, { shouldFocus: true });
      return true;
    },
    toFailure: (error) => failureOf(error, 'Failed to create the member'),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !creating.isPending && onClose()}
      title={made ? 'Member created' : 'Create a member'}
      {...(made
        ? {}
        : {
            description: 'They use a link to choose a password, and then fill in the rest of their profile.',
          })}
      footer={
        made ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button type="submit" form={formId} busy={creating.isPending} busyLabel="Creating…">
            Create member
          </Button>
        )
      }
    >
      {made ? (
        <LinkMade link={made.link} email={made.email} expiresAt={made.expires_at} />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={form.handleSubmit((values) => creating.write(values).then(() => undefined))}
          className="grid gap-5"
        >
          <FailureNotice failure={creating.failure} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label="First name"
              autoComplete="off"
              maxLength={100}
              error={errors.firstName?.message}
              {...form.register('firstName', required('Please enter a first name'))}
            />
            <TextField
              label="Last name"
              autoComplete="off"
              maxLength={100}
              error={errors.lastName?.message}
              {...form.register('lastName', required('Please enter a last name'))}
            />
          </div>
          <EmailField
            autoComplete="off"
            maxLength={254}
            error={errors.email?.message}
            {...form.register('email', required('Please enter an email address'))}
          />
          <DeliveryField hasMailServer={hasMailServer} {...form.register('deliver')} />
        </form>
      )}
    </Dialog>
  );
}
