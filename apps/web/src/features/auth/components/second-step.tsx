import { enterSecondFactor, type SignedIn } from '@fitarc/contract/auth';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { fromThisDevice } from '../../../lib/device-id.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ExactField } from '../../../ui/form/exact-field.tsx';

interface Props {
  readonly ticket: string;
  onSignedIn(answer: SignedIn): Promise<unknown>;
  onBack(): void;
}

/** After the right password: the code of the app, or a recovery code. */
export function SecondStep({ ticket, onSignedIn, onBack }: Props) {
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const entering = useWrite({
    send: () => call(enterSecondFactor, { body: { ticket, code } }, fromThisDevice()),
    toFailure: (error) => failureOf(error, 'Login failed. Please try again.'),
    onSuccess: onSignedIn,
    onError: () => {
      setCode('');
      field.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) void entering.write(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code has another field
  useEffect(() => field.current?.focus(), [isRecovery]);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={entering.failure} />
      <ExactField
        ref={field}
        key={isRecovery ? 'recovery' : 'app'}
        label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="lg" full busy={entering.isPending} busyLabel="Logging in…">
        Log in
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="quiet"
          className="-ml-3"
          onClick={() => {
            setIsRecovery(!isRecovery);
            setCode('');
            entering.clear();
          }}
        >
          {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" className="-mr-3" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
