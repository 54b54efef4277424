import { resetPassword } from '@fitarc/contract/auth';
import { TITLES } from '@fitarc/contract/page-titles';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { firstFailure } from '../../../lib/first-failure.ts';
import { endSession } from '../../../lib/session.ts';
import { COMMON_PASSWORD, useCommonPassword } from '../../../lib/use-common-password.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { type ResetValues, resetForm } from '../auth.forms.ts';
import { AuthFrame } from '../components/auth-frame.tsx';

export function ResetPasswordPage({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useForm<ResetValues>({
    resolver: firstFailure(resetForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const isCommon = useCommonPassword(form.watch('password'));

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await call(resetPassword, { body: { token, newPassword: password } });
      // Every session of the account ended, the one of this browser too.
      endSession();
      setDone(true);
    } catch (error) {
      setFailure(failureOf(error, 'Failed to reset your password. Please try again.'));
    }
  });

  if (done) {
    return (
      <AuthFrame title="Password changed" lead="Log in with your new password.">
        <ButtonLink to="/login" variant="primary" size="lg" full>
          Log in
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={TITLES['/reset-password']} lead="You will be signed out on all devices.">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FailureNotice failure={failure} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters."
          warning={isCommon ? COMMON_PASSWORD : undefined}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" variant="primary" size="lg" full busy={isSubmitting} busyLabel="Saving…">
          Save new password
        </Button>
      </form>
      <p className="mt-5 text-center text-sm text-ink-2">
        Link expired?{' '}
        <Link to="/forgot-password" className="inline-flex min-h-touch items-center">
          Ask for a new one
        </Link>
      </p>
    </AuthFrame>
  );
}
