import { Link } from 'react-router';
import { signUpPolicy } from '../../../lib/sign-up-policy.ts';
import { signOnProvider } from '../../../lib/single-sign-on.ts';

/** Below the log-in form: what somebody without an account can do here. */
export function SignUpHint() {
  const policy = signUpPolicy();
  const provider = signOnProvider();
  if (provider?.isOnly && provider.makesAccounts)
    return (
      <p className="mt-5 text-center text-sm text-ink-2">
        New here? Your account is created the first time you log in with {provider.name}.
      </p>
    );
  if (policy !== 'open')
    return (
      <p className="mt-5 text-center text-sm text-ink-2">
        {policy === 'closed'
          ? 'Sign-up is closed. An administrator can create an account for you.'
          : 'New here? To sign up, open your invitation link.'}
      </p>
    );
  return (
    <p className="mt-5 text-center text-sm text-ink-2">
      New to FitArc?{' '}
      <Link to="/signup" className="inline-flex min-h-touch items-center">
        Sign up
      </Link>
    </p>
  );
}
