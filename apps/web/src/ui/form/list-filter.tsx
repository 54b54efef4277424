import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';

const ALL = 'all';

type ListFilterProps<Value extends string> = {
  searchLabel: string;
  placeholder: string;
  maxLength: number;
  search: string;
  onSearch: (text: string) => void;
  filterLabel: string;
  /** The label of the choice without a filter. */
  all: string;
  options: readonly { value: Value; label: string }[];
  filter: Value | undefined;
  onFilter: (value: Value | undefined) => void;
};

/** Above a list: what to search for, and which part of it to show. */
export function ListFilter<Value extends string>({
  searchLabel,
  placeholder,
  maxLength,
  search,
  onSearch,
  filterLabel,
  all,
  options,
  filter,
  onFilter,
}: ListFilterProps<Value>) {
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(11.25rem,auto)]">
      <SearchField
        label={searchLabel}
        placeholder={placeholder}
        maxLength={maxLength}
        value={search}
        onSearch={onSearch}
      />
      <SelectField
        label={filterLabel}
        labelHidden
        options={[{ value: ALL, label: all }, ...options]}
        value={filter ?? ALL}
        onChange={({ target }) => onFilter(options.find(({ value }) => value === target.value)?.value)}
      />
    </div>
  );
}
