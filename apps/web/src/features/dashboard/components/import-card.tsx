import { Upload, X } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../../ui/data/card.tsx';
import { IconButton } from '../../../ui/form/button.tsx';

interface Props {
  /** Takes its place and cannot be seen. */
  readonly isHidden: boolean;
  onDismiss(): void;
}

/** For whoever begins here with years of training elsewhere. */
export function ImportCard({ isHidden, onDismiss }: Props) {
  return (
    <Card
      aria-label="Import your history"
      className={`py-2 md:col-span-6 lg:col-span-12 lg:py-2 ${isHidden ? 'invisible' : ''}`}
    >
      <div className="flex items-center gap-3">
        <Upload size={20} aria-hidden="true" className="flex-none text-ink-2" />
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          Switching from another app?
          <Link to="/import" className="inline-flex min-h-touch items-center font-strong">
            Import your history
          </Link>
        </p>
        <IconButton label="Dismiss" className="-mr-2" onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </Card>
  );
}
