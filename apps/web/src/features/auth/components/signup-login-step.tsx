import { namedDomains } from '@fitarc/domain/installation';
import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Failure } from '../../../lib/failure.ts';
import { useInstallation } from '../../../lib/installation.ts';
import { COMMON_PASSWORD, useCommonPassword } from '../../../lib/use-common-password.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { SignupValues } from '../auth.forms.ts';

function emailHint(isGiven: boolean, domains: readonly string[]): string {
  if (isGiven) return 'Your invitation is for this address.';
  const code = 'We will send a code to confirm it.';
  return domains.length > 0 ? `An address at ${namedDomains(domains)}. ${code}` : code;
}

interface Props {
  readonly form: UseFormReturn<SignupValues>;
  readonly failure: Failure | undefined;
  /** By an invitation that is good for no other. */
  readonly emailIsGiven: boolean;
  readonly onBack: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

export function LoginStep({ form, failure, emailIsGiven, onBack, onSubmit }: Props) {
  const domains = useInstallation()?.sign_up_domains ?? [];
  const { errors, isSubmitting } = form.formState;
  const isCommon = useCommonPassword(form.watch('password'));
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <EmailField
        autoComplete="email"
        hint={emailHint(emailIsGiven, domains)}
        readOnly={emailIsGiven}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters. A short sentence is a good password."
        warning={isCommon ? COMMON_PASSWORD : undefined}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button variant="secondary" size="lg" onClick={onBack} disabled={isSubmitting}>
          Back
        </Button>
        <Button type="submit" variant="primary" size="lg" full busy={isSubmitting} busyLabel="Signing up…">
          Sign up
        </Button>
      </div>
    </form>
  );
}
