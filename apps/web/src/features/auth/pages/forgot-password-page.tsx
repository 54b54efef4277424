import { forgotPassword } from '@fitarc/contract/auth';
import { TITLES } from '@fitarc/contract/page-titles';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { forgotForm } from '../auth.forms.ts';
import { AuthFrame } from '../components/auth-frame.tsx';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: standardSchemaResolver(forgotForm), defaultValues: { email: '' } });

  const submit = form.handleSubmit(({ email }) => {
    // Whatever becomes of it: the answer must not tell whether there is such an account.
    call(forgotPassword, { body: { email } }).catch(() => undefined);
    setSentTo(email);
  });

  if (sentTo !== undefined) {
    return (
      <AuthFrame title="Email Sent!">
        <p role="status" className="mb-6 wrap-anywhere text-ink-2">
          If an account exists for {sentTo}, you will receive a password reset link in your email.
        </p>
        <ButtonLink to="/login" variant="secondary" size="lg" full>
          Back to Login
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={TITLES['/forgot-password']}
      lead="Enter your email and we will send you a link to choose a new one."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <EmailField
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" variant="primary" size="lg" full>
          Send reset link
        </Button>
      </form>
      <p className="mt-5 text-center text-sm text-ink-2">
        Remembered it?{' '}
        <Link to="/login" className="inline-flex min-h-touch items-center">
          Log in
        </Link>
      </p>
    </AuthFrame>
  );
}
