import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { SortButton } from './exercise-filters.tsx';

interface Props {
  readonly shown: number | undefined;
  readonly all: number | undefined;
  /** After the number, where there is more to say. */
  readonly remark?: string | undefined;
  readonly descending: boolean;
  onChange(changes: { descending: boolean }): void;
  readonly unsorted?: boolean | undefined;
}

/** How many there are, and on a phone the order beside it. */
export function ExerciseCount({ shown, all, remark = '', descending, onChange, unsorted }: Props) {
  return (
    <div className="mb-2 flex min-h-touch items-center justify-between gap-3">
      <p role="status" className="text-sm text-ink-2">
        {shown === undefined || all === undefined ? (
          <Skeleton width={180} height={14} />
        ) : (
          `Showing ${shown} of ${all} exercises${remark}`
        )}
      </p>
      {!unsorted && (
        <SortButton variant="quiet" className="-mr-3 lg:hidden" descending={descending} onChange={onChange} />
      )}
    </div>
  );
}
