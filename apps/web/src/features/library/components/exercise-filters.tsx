import { DIFFICULTIES, EQUIPMENT } from '@fitarc/domain/exercise';
import { ArrowDownUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

/** The choices of a filter. */
export const withAll = (names: readonly string[]) => [
  { value: 'all', label: 'All' },
  ...names.map((name) => ({ value: name, label: name })),
];
export const DIFFICULTY_OPTIONS = withAll(DIFFICULTIES);
export const EQUIPMENT_OPTIONS = withAll(EQUIPMENT);

interface Filters {
  readonly difficulty: string;
  readonly equipment: string;
  readonly descending: boolean;
}

interface Props extends Filters {
  onChange(changes: Partial<Filters>): void;
  /** Where the order is given by something else than the name. */
  readonly unsorted?: boolean | undefined;
  /** At the end of the row. */
  readonly children?: ReactNode;
}

type SortProps = Pick<Filters, 'descending'> & {
  onChange(changes: { descending: boolean }): void;
  readonly variant: 'secondary' | 'quiet';
  readonly className: string;
};

/** In the filters' row on a desk, beside the count on a phone. */
export function SortButton({ descending, onChange, ...look }: SortProps) {
  return (
    <Button
      {...look}
      icon={<ArrowDownUp size={20} aria-hidden="true" />}
      onClick={() => onChange({ descending: !descending })}
    >
      <span className="sr-only">Sort: </span>
      {descending ? 'Name Z–A' : 'Name A–Z'}
    </Button>
  );
}

export function ExerciseFilters({ difficulty, equipment, descending, onChange, unsorted, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around the grid
    <div
      role="group"
      aria-label="Filters"
      className="mb-4 grid grid-cols-2 items-end gap-3 lg:mb-6 lg:grid-cols-[13.75rem_13.75rem_auto_1fr]"
    >
      <SelectField
        label="Difficulty"
        options={DIFFICULTY_OPTIONS}
        value={difficulty}
        onChange={(event) => onChange({ difficulty: event.target.value })}
      />
      <SelectField
        label="Equipment"
        options={EQUIPMENT_OPTIONS}
        value={equipment}
        onChange={(event) => onChange({ equipment: event.target.value })}
      />
      {!unsorted && (
        <SortButton
          variant="secondary"
          className="min-h-12 max-lg:hidden"
          descending={descending}
          onChange={onChange}
        />
      )}
      {children && <div className="max-lg:hidden lg:col-start-4 lg:justify-self-end">{children}</div>}
    </div>
  );
}
