import { TITLES } from '@fitarc/contract/page-titles';
import type { ReactNode } from 'react';
import { useInstallation } from '../../../lib/installation.ts';
import { MailLink } from '../../../ui/data/mail-link.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** In place of the form, before anything is typed. */
export function SignupRefused({ title, children }: { title: string; children: ReactNode }) {
  const support = useInstallation()?.support_email;
  return (
    <AuthFrame title={TITLES['/signup']}>
      <div className="grid gap-5">
        <Notice title={title}>
          {children}
          {support && (
            <p>
              Support: <MailLink address={support} />
            </p>
          )}
        </Notice>
        <ButtonLink to="/login" variant="primary" size="lg">
          Log in
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
