import { type FormEvent, type ReactNode, useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { SettingsBar } from '../use-settings-form.ts';

interface Props {
  readonly title: string;
  readonly bar: SettingsBar;
  onSave(event: FormEvent): void;
  readonly children: ReactNode;
}

/** One part of the settings: its fields, what became of the last save, and the button for the next. */
export function SettingsCard({ title, bar, onSave, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} />
      <form noValidate onSubmit={onSave} className="grid gap-5">
        {children}
        {bar.saved && <Notice tone="success">Saved</Notice>}
        {bar.conflict && <Conflict {...bar.conflict} />}
        <FailureNotice failure={bar.failure} />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={bar.busy}
          busyLabel="Saving…"
        >
          Save<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </form>
    </Card>
  );
}

const Conflict = ({ useTheirs, saveMine }: NonNullable<SettingsBar['conflict']>) => (
  <Notice
    tone="warning"
    title="Another administrator changed this meanwhile"
    action={
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={useTheirs}>
          Show theirs
        </Button>
        <Button variant="secondary" onClick={saveMine}>
          Save mine
        </Button>
      </div>
    }
  >
    Nothing was saved yet.
  </Notice>
);
