import { TITLES } from '@fitarc/contract/page-titles';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';

/** Where the links of confirmation mails end. */
export function EmailVerifiedPage() {
  const [search] = useSearchParams();
  if (search.has('expired')) {
    return (
      <AuthFrame
        title="This link no longer works"
        lead="It was already used or has expired. If your address is not confirmed yet, log in and ask for a new code."
      >
        <ButtonLink to="/login" variant="primary" size="lg" full>
          Log in
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={TITLES['/email-verified']} lead="Your email was verified. You can close this tab.">
      <p className="mb-5 text-ink-2">
        The tab you signed up in continues by itself. Already closed it? Log in here.
      </p>
      <ButtonLink to="/login" variant="secondary" size="lg" full>
        Log in
      </ButtonLink>
    </AuthFrame>
  );
}
