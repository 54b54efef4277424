import type { UserState } from '@fitarc/contract/admin';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

const ALL = 'all';
const STATES: readonly { value: UserState | typeof ALL; label: string }[] = [
  { value: ALL, label: 'All users' },
  { value: 'active', label: 'Not banned' },
  { value: 'banned', label: 'Banned' },
  { value: 'admin', label: 'Administrators' },
];

interface Props {
  readonly search: string;
  readonly state: UserState | undefined;
  onSearch(search: string): void;
  onState(state: string | undefined): void;
}

export function UserFilter({ search, state, onSearch, onState }: Props) {
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_11.25rem]">
      <SearchField
        label="Search by email"
        placeholder="Search by email"
        maxLength={254}
        value={search}
        onSearch={onSearch}
      />
      <SelectField
        label="Show"
        labelHidden
        options={STATES}
        value={state ?? ALL}
        onChange={({ target }) => onState(target.value === ALL ? undefined : target.value)}
      />
    </div>
  );
}
