import { ArrowRight, Barcode, Search } from 'lucide-react';
import type { FormEvent, Ref } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Button, IconButton } from '../../../../ui/form/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';

interface Props {
  readonly field: Ref<HTMLInputElement>;
  readonly typed: string;
  /** Whether a barcode is looked for instead. */
  readonly barcode: boolean;
  onType(text: string): void;
  onSearch(): void;
  onBarcode(): void;
}

export function SearchBox({ field, typed, barcode, onType, onSearch, onBarcode }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <div className="sticky -top-1 z-1 @max-[18rem]/panel:static flex items-center gap-1 border-b border-line bg-raised py-3 pr-2 pl-4 md:static md:border-b-0 md:pr-4 md:pl-6">
      <search className="min-w-0 flex-1">
        <form noValidate onSubmit={submit} className={cx('relative', barcode && 'hidden')}>
          <TextField
            ref={field}
            label="Search foods"
            labelHidden
            type="search"
            enterKeyHint="search"
            maxLength={100}
            autoComplete="off"
            placeholder="Food or brand"
            data-autofocus=""
            leading={<Search size={20} aria-hidden="true" className="@max-[18rem]/panel:hidden" />}
            inputClassName="pr-22 @max-[18rem]/panel:pr-12 @max-[18rem]/panel:pl-3! @max-[12rem]/panel:pr-3! [&::-webkit-search-cancel-button]:hidden"
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
          {/* With large letters the word gives way to what is typed; the largest leave it to the keyboard. */}
          <span className="absolute top-0.5 right-0.5 @max-[12rem]/panel:hidden">
            <Button type="submit" variant="quiet" aria-label="Search">
              <span className="@max-[18rem]/panel:hidden">Search</span>
              <ArrowRight size={20} aria-hidden="true" className="hidden @max-[18rem]/panel:block" />
            </Button>
          </span>
        </form>
        {barcode && <p className="flex min-h-12 items-center font-strong">Find by barcode</p>}
      </search>
      {barcode ? (
        <Button variant="quiet" onClick={onBarcode}>
          Search by name
        </Button>
      ) : (
        <IconButton label="Barcode" onClick={onBarcode}>
          <Barcode size={22} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
