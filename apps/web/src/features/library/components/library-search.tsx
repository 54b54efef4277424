import { SearchField } from '../../../ui/form/search-field.tsx';

interface Props {
  readonly value: string;
  onSearch(text: string): void;
}

/** Looks through the whole library while one types. */
export const LibrarySearch = (props: Props) => (
  <SearchField
    {...props}
    label="Search exercises"
    placeholder="Name or muscle"
    maxLength={100}
    className="mb-5 max-w-xl lg:mb-8"
  />
);
