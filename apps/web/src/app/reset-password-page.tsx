import { useSearchParams } from 'react-router';
import { ResetPasswordPage } from '../features/auth/pages/reset-password-page.tsx';
import { NotFoundPage } from '../features/site/pages/not-found-page.tsx';

/** The page exists only with the token of a reset link. */
export function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <ResetPasswordPage token={token} /> : <NotFoundPage />;
}
