import { login } from '@fitarc/contract/auth';
import { TITLES } from '@fitarc/contract/page-titles';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { noteMailPending } from '../../../lib/mail-state.ts';
import { clearMessage, readMessage } from '../../../lib/pending-message.ts';
import { takePathToResume } from '../../../lib/resume.ts';
import { startSession } from '../../../lib/session.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { type LoginValues, loginForm } from '../auth.forms.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { forgetFormerMember } from '../former-member.ts';
import { requireToken } from '../require-token.ts';

/** Signs in and says where to go from here. */
async function signIn({ email, password }: LoginValues): Promise<string> {
  const { token, user, mail_pending } = await call(login, { body: { email, password } });
  requireToken(token);
  await forgetFormerMember();
  noteMailPending(mail_pending);
  startSession({
    token,
    isVerified: user.email_verified,
    isAdmin: user.is_admin,
    needsSetup: !user.is_profile_complete,
  });
  const resume = takePathToResume(user.email);
  if (!user.is_profile_complete) return '/profile-setup';
  return resume ?? (user.is_admin ? '/admin' : '/dashboard');
}

export function LoginPage() {
  const navigate = useNavigate();
  const [message, setMessage] = useState(readMessage);
  const [failure, setFailure] = useState<Failure>();
  const form = useForm<LoginValues>({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const target = await signIn(values);
      clearMessage();
      await navigate(target);
    } catch (error) {
      setMessage(null);
      setFailure(failureOf(error, 'Login failed. Please try again.'));
    }
  });

  return (
    <AuthFrame title={TITLES['/login']} lead="Good to see you again.">
      <form noValidate onSubmit={submit} className="grid gap-5">
        {message && <Notice tone="danger">{message}</Notice>}
        <FailureNotice failure={failure} />
        <EmailField autoComplete="username" error={errors.email?.message} {...form.register('email')} />
        <div className="grid gap-1">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Link
            to="/forgot-password"
            className="inline-flex min-h-touch items-center justify-self-start text-sm font-strong"
          >
            Forgot Password?
          </Link>
        </div>
        <Button type="submit" variant="primary" size="lg" full busy={isSubmitting} busyLabel="Logging in…">
          Log in
        </Button>
      </form>
      <p className="mt-5 text-center text-sm text-ink-2">
        New to FitArc?{' '}
        <Link to="/signup" className="inline-flex min-h-touch items-center">
          Sign up
        </Link>
      </p>
    </AuthFrame>
  );
}
