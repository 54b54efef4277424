import { Button, ButtonLink } from '../ui/form/button.tsx';
import { Page } from '../ui/layout/page.tsx';

/** Shown when a page breaks. Says nothing of the cause: that is for the log, not for the reader. */
export function ErrorPage() {
  return (
    <Page
      title="Unexpected Application Error"
      lead="Something on this page broke. Everything you saved is safe."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <ButtonLink to="/home" variant="secondary" reloadDocument>
          Go to the home page
        </ButtonLink>
      </div>
    </Page>
  );
}
