import { type LoginAnswer, login } from '@fitarc/contract/auth';
import type { BanNotice } from '@fitarc/contract/errors';
import { TITLES } from '@fitarc/contract/page-titles';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { fromThisDevice } from '../../../lib/device-id.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { passkeyObstacle } from '../../../lib/passkey.ts';
import { clearMessage, readMessage } from '../../../lib/pending-message.ts';
import { signOnProvider } from '../../../lib/single-sign-on.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { type LoginValues, loginForm } from '../auth.forms.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { RestoreHint } from '../components/restore-hint.tsx';
import { SecondStep } from '../components/second-step.tsx';
import { SignUpHint } from '../components/sign-up-hint.tsx';
import { SupportLine } from '../components/support-line.tsx';
import { VisitorAnnouncement } from '../components/visitor-announcement.tsx';
import { useProviderReturn } from '../use-provider-return.ts';

const OtherWaysIn = lazy(() =>
  import('../components/other-ways-in.tsx').then((m) => ({ default: m.OtherWaysIn })),
);

const BanAppeal = lazy(() => import('../components/ban-appeal.tsx').then((m) => ({ default: m.BanAppeal })));

export function LoginPage() {
  const navigate = useNavigate();
  const [message, setMessage] = useState(readMessage);
  const [failure, setFailure] = useState<Failure>();
  const [ban, setBan] = useState<BanNotice>();
  const form = useForm<LoginValues>({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [ticket, setTicket] = useState<string>();

  const fail = (error: unknown) => {
    setMessage(null);
    setFailure(failureOf(error, 'Login failed. Please try again.'));
    setBan(error instanceof ApiError ? error.body.ban : undefined);
  };
  const enter = async (answer: LoginAnswer) => {
    setFailure(undefined);
    if (answer.second_factor) return setTicket(answer.second_factor.ticket);
    const target = await completeSignIn(answer);
    clearMessage();
    await navigate(target);
  };
  const isLeaving = useProviderReturn(message !== null, { onSignedIn: enter, onFailure: fail });

  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(undefined);
    try {
      await enter(await call(login, { body: { email, password } }, fromThisDevice()));
    } catch (error) {
      fail(error);
    }
  });

  if (isLeaving)
    return (
      <AuthFrame title={TITLES['/login']} lead={`Continuing with ${signOnProvider()?.name}…`}>
        <Skeleton className="h-52" />
      </AuthFrame>
    );
  if (ticket)
    return (
      <AuthFrame title={TITLES['/login']} lead="One more step: your second factor.">
        <SecondStep ticket={ticket} onSignedIn={enter} onBack={() => setTicket(undefined)} />
      </AuthFrame>
    );
  if (ban && failure) {
    const back = () => {
      setBan(undefined);
      setFailure(undefined);
      form.reset();
      focusHeading();
    };
    return (
      <AuthFrame title={TITLES['/login']}>
        <Suspense fallback={<FailureNotice failure={failure} />}>
          <BanAppeal ban={ban} failure={failure} onBack={back} />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={TITLES['/login']} lead="Good to see you again.">
      <form noValidate onSubmit={submit} className="grid gap-5">
        {message && <Notice tone="danger">{message}</Notice>}
        <FailureNotice failure={failure} />
        {/banned/.test(message ?? failure?.title ?? '') && <SupportLine />}
        <EmailField
          autoComplete="username webauthn"
          error={errors.email?.message}
          {...form.register('email')}
        />
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
      <Suspense fallback={<OtherWaysPlaceholder />}>
        <OtherWaysIn onSignedIn={enter} onFailure={fail} />
      </Suspense>
      <SignUpHint />
      <RestoreHint />
      <VisitorAnnouncement />
    </AuthFrame>
  );
}

/** Keeps the place of the buttons, which load after the page. */
function OtherWaysPlaceholder() {
  const count = Number(signOnProvider() !== undefined) + Number(passkeyObstacle() === undefined);
  return count === 0 ? null : <div aria-hidden="true" className={count === 1 ? 'mt-5 h-21' : 'mt-5 h-37'} />;
}
