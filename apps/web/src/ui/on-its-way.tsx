import { ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { Page } from './page.tsx';

/** Stands in for a screen that has not landed yet, and says so. */
export function OnItsWay({ title, children }: { title: string; children: string }) {
  return (
    <Page title={title} lead="This screen is on its way.">
      <Card>
        <p className="max-w-prose text-ink-2">{children}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to="/settings" variant="secondary">
            Open your settings
          </ButtonLink>
          <ButtonLink to="/updates" variant="quiet">
            What is new
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
