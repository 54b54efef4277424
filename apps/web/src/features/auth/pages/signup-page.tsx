import { TITLES } from '@fitarc/contract/page-titles';
import { signUpPolicy } from '../../../lib/sign-up-policy.ts';
import { signOnProvider } from '../../../lib/single-sign-on.ts';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { SignupForm } from '../components/signup-form.tsx';
import { SignupRefused } from '../components/signup-refused.tsx';
import { useInvitation } from '../use-invitation.ts';

export function SignupPage() {
  const policy = signUpPolicy();
  const invited = useInvitation();
  const provider = signOnProvider();
  if (provider?.isOnly)
    return (
      <SignupRefused title={`Log in with ${provider.name}`}>
        {provider.makesAccounts
          ? 'Your account is created the first time you log in.'
          : `You need an account here before you can log in with ${provider.name}. Please ask an administrator to create one for you.`}
      </SignupRefused>
    );
  if (policy === 'closed')
    return (
      <SignupRefused title="Sign-up is closed">
        Please ask an administrator to create an account for you.
      </SignupRefused>
    );
  if (invited.state === 'reading' || invited.state === 'failed')
    return (
      <AuthFrame title={TITLES['/signup']}>
        {invited.state === 'reading' ? (
          <div role="status" aria-label="Reading your invitation" className="grid gap-5">
            <Skeleton className="h-14" />
            <Skeleton className="h-64" />
          </div>
        ) : (
          <RetryLine onRetry={invited.retry} retrying={false} />
        )}
      </AuthFrame>
    );
  if (policy === 'invitation' && invited.state === 'none')
    return (
      <SignupRefused title="You need an invitation">
        Please ask an administrator for one, and open its link.
      </SignupRefused>
    );
  // Where anybody may sign up, an invitation that is over is no obstacle.
  if (policy === 'invitation' && invited.state === 'dead')
    return <SignupRefused title="This link does not work">{invited.failure.title}</SignupRefused>;
  return <SignupForm invited={invited.state === 'good' ? invited : undefined} />;
}
