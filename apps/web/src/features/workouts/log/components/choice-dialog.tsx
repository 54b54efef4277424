import type { ReactNode } from 'react';
import { Button } from '../../../../ui/form/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly description: ReactNode;
  /** The first is the one most people mean. */
  readonly choices: readonly { readonly label: string; onChoose(): void }[];
  onClose(): void;
}

/** A question with more than two answers. */
export function ChoiceDialog({ open, title, description, choices, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title} description={description}>
      <div className="grid gap-3">
        {choices.map(({ label, onChoose }, index) => (
          <Button
            key={label}
            full
            size="lg"
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={onChoose}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
