import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';

export function NotFoundPage() {
  return (
    <Page
      title="Oops! Page Not Found"
      lead="There is nothing at this address. The page may have moved or been removed."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/home" variant="primary">
          Go to the home page
        </ButtonLink>
        <ButtonLink to="/dashboard" variant="secondary">
          Go to your dashboard
        </ButtonLink>
      </div>
    </Page>
  );
}
