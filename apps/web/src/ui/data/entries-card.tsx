import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../form/button.tsx';
import { CopyLink } from '../form/copy-link.tsx';
import { Card, CardHead } from './card.tsx';
import { RetryLine } from './retry-line.tsx';
import { Skeleton } from './skeleton.tsx';

interface Loading<T> {
  readonly data: readonly T[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface Props<T> {
  readonly title: string;
  readonly lead: string;
  readonly entries: Loading<T>;
  /** An EntryRow for each. */
  row(entry: T): ReactNode;
  /** What was just made and is never shown again. */
  readonly shownOnce?: { readonly text: string; readonly label: string; readonly secret: string } | undefined;
  readonly addLabel: string;
  onAdd(): void;
  readonly limit: number;
  /** Instead of the button's effect, once there are so many. */
  readonly limitText: string;
}

/** A card with a list of one kind, which the member adds to: tokens, webhooks. */
export function EntriesCard<T>(props: Props<T>) {
  const { title, lead, entries, row, shownOnce, addLabel, onAdd, limit, limitText } = props;
  const id = useId();
  const { data } = entries;
  const isFull = (data?.length ?? 0) >= limit;
  return (
    <Card flush aria-labelledby={id}>
      <CardHead
        id={id}
        title={title}
        className="mb-1 lg:mb-1"
        action={data && <span className="text-sm text-ink-2">{data.length || ''}</span>}
      />
      <p className="px-4 pb-4 text-sm text-ink-2 lg:px-6">{lead}</p>
      {shownOnce && (
        <div className="mx-4 mb-4 rounded-md bg-success-soft px-4 pt-3 lg:mx-6">
          <p role="status" className="mb-2 text-sm">
            {shownOnce.text}
          </p>
          <CopyLink address={shownOnce.secret} label={shownOnce.label} />
        </div>
      )}
      {data ? (
        <ul className="border-line not-empty:border-t">{data.map(row)}</ul>
      ) : (
        <div className="px-4 pb-4 lg:px-6">
          {entries.isError ? (
            <RetryLine onRetry={() => void entries.refetch()} retrying={entries.isFetching} />
          ) : (
            <Skeleton className="h-12" />
          )}
        </div>
      )}
      <div className="border-t border-line p-2 lg:px-4">
        <Button
          variant="quiet"
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={isFull}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
        {isFull && <p className="px-2 pb-2 text-sm text-ink-2">{limitText}</p>}
      </div>
    </Card>
  );
}
