import { register } from '@fitarc/contract/auth';
import { TITLES } from '@fitarc/contract/page-titles';
import { dayAt, type LocalDate, yearsBetween } from '@fitarc/domain/local-date';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { fromThisDevice, rememberDevice } from '../../../lib/device-id.ts';
import { dropDraft, readDraft, useKeepDraft } from '../../../lib/drafts.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { firstFailure } from '../../../lib/first-failure.ts';
import { noteMailPending } from '../../../lib/mail-state.ts';
import { startSession } from '../../../lib/session.ts';
import { Arc } from '../../../ui/data/arc.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { type SignupValues, signupForm } from '../auth.forms.ts';
import { forgetFormerMember } from '../former-member.ts';
import { requireToken } from '../require-token.ts';
import type { ReadInvitation } from '../use-invitation.ts';
import { AuthFrame } from './auth-frame.tsx';
import { AboutYouStep } from './signup-about-step.tsx';
import { LoginStep } from './signup-login-step.tsx';

const ABOUT = ['firstName', 'lastName', 'gender', 'dateOfBirth'] as const;
const KEPT = [...ABOUT, 'email'] as const;
const EMPTY: SignupValues = {
  firstName: '',
  lastName: '',
  gender: '',
  dateOfBirth: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** Whether an invitation has proved the address, so that no code is asked for. */
async function signUp(values: SignupValues, invitation: string | undefined) {
  const { confirmPassword: _repeat, ...given } = values;
  const age = yearsBetween(values.dateOfBirth as LocalDate, dayAt(new Date()));
  const {
    token,
    mail_pending,
    email_verified = false,
  } = await call(register, { body: { ...given, age, invitation } }, fromThisDevice());
  requireToken(token);
  await forgetFormerMember();
  rememberDevice();
  noteMailPending(mail_pending);
  startSession({ token, isVerified: email_verified, needsSetup: email_verified });
  return { token, isVerified: email_verified };
}

/** An error named by the server, then its message, then our own words. */
function failureOfSignup(error: unknown): Failure {
  if (error instanceof ApiError && error.kind === 'answer') {
    const own = error.unreadable ? 'Registration failed' : 'An error occurred during registration';
    return { title: error.body.error || error.message || own };
  }
  return failureOf(error, 'An error occurred during registration');
}

interface Props {
  /** Whose link led here. */
  readonly invited?: { readonly token: string; readonly invitation: ReadInvitation } | undefined;
}

export function SignupForm({ invited }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const [failure, setFailure] = useState<Failure>();
  const boundEmail = invited?.invitation.email;
  const form = useForm<SignupValues>({
    resolver: firstFailure(signupForm),
    defaultValues: {
      ...EMPTY,
      ...readDraft('signup'),
      ...(boundEmail ? { email: boundEmail } : {}),
    },
    mode: 'onSubmit',
  });
  useKeepDraft('signup', form, KEPT);

  // The step is a place in the history, so that the browser's Back leads to step 1 and not away.
  const wantsLogin = (location.state as { step?: unknown } | null)?.step === 2;
  const aboutDone = ABOUT.every((field) => form.getValues(field));
  const step = wantsLogin && aboutDone ? 2 : 1;

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) focusHeading();
    shownStep.current = step;
  }, [step]);

  const goOn = async () => {
    if (await form.trigger(ABOUT, { shouldFocus: true })) {
      form.clearErrors();
      await navigate({ search: location.search }, { state: { step: 2 } });
    }
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const { token, isVerified } = await signUp(values, invited?.token);
      dropDraft('signup');
      if (isVerified) await navigate('/profile-setup');
      else await navigate('/verify-email', { state: { email: values.email, fromSignup: true, token } });
    } catch (error) {
      setFailure(failureOfSignup(error));
    }
  });

  return (
    <AuthFrame
      step={step === 1 ? 'You' : 'Login'}
      title={TITLES['/signup']}
      lead={step === 1 ? 'First, a little about you.' : 'Next, how you will log in.'}
      above={<StepMark step={step} />}
    >
      {invited && step === 1 && <Invited by={invited.invitation.invited_by} />}
      {step === 1 ? (
        <AboutYouStep form={form} onContinue={goOn} />
      ) : (
        <LoginStep
          form={form}
          failure={failure}
          emailIsGiven={Boolean(boundEmail)}
          onBack={() => navigate(-1)}
          onSubmit={submit}
        />
      )}
      <p className="mt-5 text-center text-sm text-ink-2">
        Have an account already?{' '}
        <Link to="/login" className="inline-flex min-h-touch items-center">
          Log in
        </Link>
      </p>
    </AuthFrame>
  );
}

function StepMark({ step }: { step: 1 | 2 }) {
  return (
    <div className="mb-6 flex items-center gap-3">
      <Arc value={step} max={2} size={44} tone="accent" label={`Step ${step} of 2`}>
        <span className="text-sm font-strong">{step}</span>
      </Arc>
      <p className="text-sm text-ink-2">Step {step} of 2</p>
    </div>
  );
}

const Invited = ({ by }: { by: string | null }) => (
  <Notice className="mb-6">{by ? `${by} invites you to join.` : 'You are invited to join.'}</Notice>
);
