import { SelectField } from '../../../../ui/form/select-field.tsx';
import {
  DIFFICULTY_OPTIONS,
  EQUIPMENT_OPTIONS,
  withAll,
} from '../../../library/components/exercise-filters.tsx';
import { LibrarySearch } from '../../../library/components/library-search.tsx';
import type { Filters } from './use-picker.ts';

interface Props {
  readonly filters: Filters;
  readonly muscles: readonly string[];
  onFilter(changes: Partial<Filters>): void;
}

export function PickerFilters({ filters, muscles, onFilter }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around the grid
    <div role="group" aria-label="Filters" className="grid grid-cols-2 gap-3 *:first:col-span-2 *:first:mb-0">
      <LibrarySearch value={filters.search} onSearch={(search) => onFilter({ search })} />
      <SelectField
        label="Muscle"
        className="col-span-2"
        options={withAll(muscles)}
        value={filters.muscle}
        onChange={(event) => onFilter({ muscle: event.target.value })}
      />
      <SelectField
        label="Difficulty"
        options={DIFFICULTY_OPTIONS}
        value={filters.difficulty}
        onChange={(event) => onFilter({ difficulty: event.target.value })}
      />
      <SelectField
        label="Equipment"
        options={EQUIPMENT_OPTIONS}
        value={filters.equipment}
        onChange={(event) => onFilter({ equipment: event.target.value })}
      />
    </div>
  );
}
