import type { LocalDate } from '@fitarc/domain/local-date';
import { useRef, useState } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { BarcodeSearch } from '../../../foods/components/barcode-search.tsx';
import { PortionPanel } from '../../../foods/components/portion-panel.tsx';
import { type FoodChoice, figuresOf, type MemberFood } from '../../../foods/food-choice.ts';
import { type Portion, readPortion, startPortion } from '../../../foods/portion.ts';
import { useFoodSearch } from '../../../foods/use-food-search.ts';
import { useWide } from '../../../foods/use-wide.ts';
import { useAddFood } from '../../use-add-food.ts';
import { walkResults } from '../../walk-results.ts';
import { AddFooter } from './add-footer.tsx';
import { FoodList, FoundFoods } from './found-foods.tsx';
import { SearchBox } from './search-box.tsx';
import { SuggestedFoods } from './suggested-foods.tsx';

interface Props {
  readonly open: boolean;
  readonly day: LocalDate;
  /** 'today, Thursday 12 November'. */
  readonly dayWords: string;
  readonly eaten: number;
  readonly goal: number | undefined;
  onCreateFood?: (() => void) | undefined;
  onReport(food: MemberFood): void;
  onClose(): void;
}

interface Chosen {
  readonly choice: FoodChoice;
  readonly portion: Portion;
}

/** Below the search field, which stays where it is. */
const intoView = (panel: HTMLElement | null) => panel?.closest('li')?.scrollIntoView({ block: 'nearest' });

export function AddFood({ open, day, dayWords, eaten, goal, onCreateFood, onReport, onClose }: Props) {
  const wide = useWide();
  const search = useFoodSearch();
  const [chosen, setChosen] = useState<Chosen>();
  const [barcode, setBarcode] = useState(false);
  const [scanned, setScanned] = useState<FoodChoice>();
  const searchField = useRef<HTMLInputElement>(null);
  const portionField = useRef<HTMLInputElement>(null);
  const { add, adding, failure, forgetFailure, said } = useAddFood(day);

  /** A finger does not want a keyboard to jump up; whoever has keys goes on with the portion. */
  function choose(choice: FoodChoice, byKey: boolean) {
    forgetFailure();
    setChosen({ choice, portion: startPortion(choice) });
    if (byKey || window.matchMedia('(pointer: fine)').matches) {
      requestAnimationFrame(() => portionField.current?.focus());
    }
  }
  function startOver() {
    setChosen(undefined);
    setScanned(undefined);
    setBarcode(false);
    search.setTyped('');
    searchField.current?.focus();
  }
  const grams = chosen && (chosen.choice.serving ? readPortion(chosen.portion) : chosen.choice.portion);
  function submit(then: () => void) {
    if (chosen && grams) add({ choice: chosen.choice, grams }, then);
  }
  const type = (text: string) => {
    setChosen(undefined);
    search.setTyped(text);
  };

  const panel = chosen && (
    <PortionPanel
      key={chosen.choice.key}
      field={portionField}
      choice={chosen.choice}
      portion={chosen.portion}
      named={wide}
      onChange={(portion) => setChosen({ ...chosen, portion })}
      onSubmit={() => submit(onClose)}
    />
  );
  const inRow =
    wide || !panel ? undefined : (
      <div ref={intoView} className="px-4 pb-4">
        {panel}
      </div>
    );
  const list = { chosenKey: chosen?.choice.key, panel: inRow, onChoose: choose, onReport };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="xl"
      title="Add Food"
      description={<span className="text-sm">To {dayWords}</span>}
      footer={
        <AddFooter
          eaten={eaten}
          goal={goal}
          more={chosen && grams ? (figuresOf(chosen.choice, grams)?.calories ?? 0) : undefined}
          chosen={chosen !== undefined}
          ready={grams !== null}
          busy={adding !== undefined}
          failure={failure}
          said={said}
          onAdd={() => submit(onClose)}
          onAddAndNext={() => submit(startOver)}
          onDone={onClose}
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys lead from one result to the next */}
      <div
        onKeyDown={walkResults}
        className="-mx-4 -mt-1 -mb-4 max-md:min-h-[calc(100dvh-15rem)] md:-mx-6 md:-mb-6 md:grid md:h-[min(34rem,calc(100dvh-17rem))] md:grid-cols-[minmax(0,1fr)_22.8rem] md:border-t md:border-line"
      >
        <div className="flex min-h-0 flex-col">
          <SearchBox
            field={searchField}
            typed={search.typed}
            barcode={barcode}
            onType={type}
            onSearch={search.searchNow}
            onBarcode={() => {
              setBarcode(!barcode);
              setScanned(undefined);
              setChosen(undefined);
            }}
          />
          <div className="min-h-0 flex-1 md:overflow-y-auto md:overscroll-contain">
            {barcode ? (
              <>
                <BarcodeSearch
                  onCreateFood={onCreateFood}
                  onFound={(choice) => {
                    setScanned(choice);
                    choose(choice, false);
                  }}
                />
                {scanned && <FoodList {...list} choices={[scanned]} label="Scanned product" />}
              </>
            ) : search.words ? (
              <FoundFoods {...list} search={search} onCreateFood={onCreateFood} />
            ) : (
              <SuggestedFoods
                {...list}
                adding={adding}
                onAdd={(choice) => add({ choice, grams: choice.portion })}
              />
            )}
          </div>
        </div>
        {wide && (
          <aside aria-label="Chosen food" className="overflow-y-auto border-l border-line p-6">
            {panel ?? <p className="text-ink-2">Choose a food to set its portion.</p>}
          </aside>
        )}
      </div>
    </Dialog>
  );
}
