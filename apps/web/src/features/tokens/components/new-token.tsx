import type { CreatedToken } from '@fitarc/contract/tokens';
import {
  TOKEN_NAME_LENGTH,
  TOKEN_SCOPE_NAMES,
  TOKEN_SCOPES,
  type TokenLifetime,
  type TokenScope,
} from '@fitarc/domain/token-scopes';
import { type FormEvent, useId, useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { createToken } from '../tokens.queries.ts';

const LIFETIMES: { value: TokenLifetime; label: string }[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'none', label: 'No expiry' },
];

interface NewTokenProps {
  readonly onClose: () => void;
  readonly onCreated: (token: CreatedToken) => Promise<unknown>;
}

/** Mounted while it is open, so that it begins empty each time. */
export function NewToken({ onClose, onCreated }: NewTokenProps) {
  const formId = useId();
  const { run, dialog } = useRecentSignIn();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [lifetime, setLifetime] = useState<TokenLifetime>('365');
  const [tried, setTried] = useState(false);
  const creating = useWrite({
    closes: true,
    send: () => run(() => createToken({ name, scopes: [...scopes], expires_in: lifetime })),
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'Failed to create the token'),
    onSuccess: onCreated,
  });
  const problems = {
    name: name.trim() ? undefined : 'Please enter a name',
    scopes: scopes.length > 0 ? undefined : 'Please choose at least one thing the token may do',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problems.name && !problems.scopes) void creating.write(undefined);
  };
  const toggle = (scope: TokenScope, on: boolean) =>
    setScopes(TOKEN_SCOPE_NAMES.filter((one) => (one === scope ? on : scopes.includes(one))));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New token"
      description="For a script or app of your own. It can do only what you choose here."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={creating.isPending}>
            Create token
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Name"
          placeholder="Kitchen display"
          maxLength={TOKEN_NAME_LENGTH}
          value={name}
          autoComplete="off"
          data-autofocus
          error={tried ? problems.name : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="grid" aria-describedby={`${formId}-scopes`}>
          <legend className="mb-1 text-sm font-label">It may</legend>
          <p id={`${formId}-scopes`} role="alert" className="text-sm text-danger empty:hidden">
            {tried ? problems.scopes : undefined}
          </p>
          {TOKEN_SCOPE_NAMES.map((scope) => (
            <CheckboxField
              key={scope}
              label={TOKEN_SCOPES[scope]}
              checked={scopes.includes(scope)}
              onChange={(event) => toggle(scope, event.target.checked)}
            />
          ))}
        </fieldset>
        <SelectField
          label="Expires after"
          options={LIFETIMES}
          value={lifetime}
          onChange={(event) => setLifetime(event.target.value as TokenLifetime)}
        />
        <FailureNotice failure={creating.failure} />
      </form>
      {dialog}
    </Dialog>
  );
}
