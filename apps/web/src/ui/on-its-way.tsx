import { Card } from './card.tsx';
import { Page } from './page.tsx';

/** Stands in for a screen that has not landed yet, and says so. */
export function OnItsWay({ title, children }: { title: string; children: string }) {
  return (
    <Page title={title} lead="This screen is on its way.">
      <Card>
        <p className="max-w-prose text-ink-2">{children}</p>
      </Card>
    </Page>
  );
}
