import { pluralize } from '@fitarc/domain/pluralize';
import { CopyPlus, Zap } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  readonly count?: number | undefined;
  readonly children: ReactNode;
  onQuickAdd(): void;
  onCopyDay(): void;
}

/** All that was eaten on a day in one list, and the other ways to write something down. */
export function MealsCard({ count, children, onQuickAdd, onCopyDay }: Props) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <CardHead
        id={id}
        title="Meals"
        className="lg:mb-2!"
        action={!!count && <span className="text-sm text-ink-2">{pluralize(count, 'food')}</span>}
      />
      {children}
      <div className="flex flex-wrap gap-x-2 border-t border-line px-1 py-1 max-lg:hidden lg:px-3">
        <Button variant="quiet" icon={<Zap size={18} aria-hidden="true" />} onClick={onQuickAdd}>
          Quick Add
        </Button>
        <Button
          variant="quiet"
          className="whitespace-normal!"
          icon={<CopyPlus size={18} aria-hidden="true" />}
          onClick={onCopyDay}
        >
          Copy from Another Day
        </Button>
      </div>
    </Card>
  );
}
