import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import {
  CancelEmailChangePage,
  ConfirmEmailPage,
  RestoreEmailPage,
} from '../features/auth/pages/email-link-pages.tsx';
import { ResetPasswordPage } from '../features/auth/pages/reset-password-page.tsx';
import { NotFoundPage } from '../features/site/pages/not-found-page.tsx';

/** A page that a link in a mail leads to exists only with the token of that link. */
const withToken = (Page: ComponentType<{ token: string }>) =>
  function LinkPage() {
    const [search] = useSearchParams();
    const token = search.get('token');
    return token ? <Page key={token} token={token} /> : <NotFoundPage />;
  };

export const ResetPassword = withToken(ResetPasswordPage);
export const ConfirmEmail = withToken(ConfirmEmailPage);
export const CancelEmailChange = withToken(CancelEmailChangePage);
export const RestoreEmail = withToken(RestoreEmailPage);
