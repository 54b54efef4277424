import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import { pluralize } from '@fitarc/domain/pluralize';
import { lazy, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { BarcodeSearch } from '../../../foods/components/barcode-search.tsx';
import { PortionPanel } from '../../../foods/components/portion-panel.tsx';
import { type FoodChoice, type MemberFood, nutrientsOf } from '../../../foods/food-choice.ts';
import { readPortion, startPortion } from '../../../foods/portion.ts';
import { useWideScreen } from '../../../foods/use-wide-screen.ts';
import { dropAddFoodDraft, storeAddFoodDraft } from '../../add-food-draft.ts';
import { moveWithArrowKeys } from '../../arrow-key-navigation.ts';
import { useCloseOnBack } from '../../close-on-back.ts';
import { useDefaultSlot, usePlaceInDay } from '../../meal-sections.ts';
import { namesSeveral } from '../../one-line-foods.ts';
import { useAddFood } from '../../use-add-food.ts';
import { useFoodSelection } from '../../use-food-selection.ts';
import { AddFooter } from './add-footer.tsx';
import { FoodList, FoundFoods, Waiting } from './found-foods.tsx';
import { SearchBox } from './search-box.tsx';
import { SlotChips } from './slot-chips.tsx';
import { SuggestedFoods } from './suggested-foods.tsx';

const SavedMealChoice = lazy(() =>
  import('./saved-meal-choice.tsx').then((m) => ({ default: m.SavedMealChoice })),
);
const OneLine = lazy(() => import('./one-line.tsx').then((m) => ({ default: m.OneLine })));

interface Props {
  readonly open: boolean;
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** The meal to add to; the one of the hour unless given. */
  readonly slot?: MealSlot | undefined;
  /** Begin with the camera or the number of a barcode. */
  readonly scan?: boolean | undefined;
  /** 'today, Thursday 12 November'. */
  readonly dayWords: ReactNode;
  readonly eaten: number;
  readonly goal: number | undefined;
  onCreateFood?: ((name?: string) => void) | undefined;
  onQuickAdd(): void;
  onReport(food: MemberFood): void;
  onClose(): void;
}

/** Below the search field, which stays where it is. */
const intoView = (panel: HTMLElement | null) => panel?.closest('li')?.scrollIntoView({ block: 'nearest' });

export function AddFood(props: Props) {
  const { open, day, today, dayWords, eaten, goal, onCreateFood, onQuickAdd, onReport, onClose } = props;
  const wide = useWideScreen();
  const [slot, setSlot] = useDefaultSlot(props.slot);
  const choosing = useFoodSelection(day, open, props.scan);
  const { search, chosen, apart, barcode } = choosing;
  // What was typed shows at once; a long list of results is drawn after it.
  const shown = useDeferredValue(search);
  const place = usePlaceInDay(slot, day, today);
  const searchField = useRef<HTMLInputElement>(null);
  const portionField = useRef<HTMLInputElement>(null);
  const { add, addNext, adding, failure, forgetFailure, said, say } = useAddFood(day, place);
  const [pressed, setPressed] = useState<'add' | 'next'>('add');
  useCloseOnBack(open, onClose);

  /** A finger does not want a keyboard to jump up; whoever has keys goes on with the portion. */
  function choose(choice: FoodChoice, byKey: boolean) {
    forgetFailure();
    choosing.choose(choice);
    if (byKey || window.matchMedia('(pointer: fine)').matches) {
      requestAnimationFrame(() => portionField.current?.focus());
    }
  }
  function startOver() {
    choosing.startOver();
    searchField.current?.focus();
  }
  const grams = chosen && (chosen.choice.serving ? readPortion(chosen.portion) : chosen.choice.portion);
  function submit(by: 'add' | 'next') {
    // While it closes it is still there to be pressed.
    if (!open || !chosen || !grams) return;
    setPressed(by);
    add({ choice: chosen.choice, grams }, by === 'add' ? onClose : startOver);
  }
  function addAtOnce(choice: FoodChoice) {
    storeAddFoodDraft({ day, typed: '', chosen: { choice, portion: startPortion(choice) } });
    addNext({ choice, grams: choice.portion }, dropAddFoodDraft);
  }

  const panel = chosen && (
    <PortionPanel
      key={chosen.choice.key}
      field={portionField}
      choice={chosen.choice}
      portion={chosen.portion}
      named={wide}
      onChange={choosing.setPortion}
      onSubmit={() => submit('add')}
    />
  );
  const inRow =
    wide || !panel ? undefined : (
      <div ref={intoView} className="px-4 pb-4">
        {panel}
      </div>
    );
  const list = { chosenKey: chosen?.choice.key, panel: inRow, onChoose: choose, onReport };
  const apartList = apart && <FoodList {...list} choices={[apart.choice]} label={apart.label} />;

  const savedMeals = (
    <Suspense>
      <SavedMealChoice
        day={day}
        slot={slot}
        onLogged={(count, name) => say(`Added: ${name}, ${pluralize(count, 'food')}`)}
      />
    </Suspense>
  );
  const found = (
    <FoundFoods
      {...list}
      search={shown}
      onCreateFood={onCreateFood}
      onQuickAdd={onQuickAdd}
      onScan={() => choosing.byBarcode('')}
    />
  );

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
          more={chosen && grams ? (nutrientsOf(chosen.choice, grams)?.calories ?? 0) : undefined}
          chosen={chosen !== undefined}
          ready={grams !== null}
          busy={adding === undefined ? undefined : pressed}
          failure={failure}
          said={said}
          onAdd={() => submit('add')}
          onAddAndNext={() => submit('next')}
          onDone={onClose}
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys lead from one result to the next */}
      <div
        onKeyDown={moveWithArrowKeys}
        className="-mx-4 -mt-1 -mb-4 max-md:min-h-[calc(100dvh-15rem)] md:-mx-6 md:-mb-6 md:grid md:h-[min(34rem,calc(100dvh-17rem))] md:grid-cols-[minmax(0,1fr)_22.8rem] md:border-t md:border-line"
      >
        <div className="flex min-h-0 flex-col">
          {slot && <SlotChips slot={slot} onChange={setSlot} />}
          <SearchBox
            field={searchField}
            typed={search.typed}
            barcode={barcode !== undefined}
            onType={choosing.type}
            onSearch={choosing.searchNow}
            onBarcode={() => choosing.byBarcode(barcode === undefined ? '' : undefined)}
          />
          <div className="min-h-0 flex-1 md:overflow-y-auto md:overscroll-contain">
            {barcode !== undefined && (
              <BarcodeSearch
                key={barcode}
                code={barcode}
                onCreateFood={onCreateFood && (() => onCreateFood())}
                onFound={(choice) => {
                  choosing.setScanned(choice);
                  choose(choice, false);
                }}
              />
            )}
            {apartList}
            {barcode !== undefined ? null : shown.words ? (
              namesSeveral(shown.words) ? (
                <Suspense fallback={<Waiting />}>
                  <OneLine
                    line={shown.settled}
                    day={day}
                    otherwise={found}
                    place={place}
                    onAdded={(count) => {
                      say(`Added: ${pluralize(count, 'food')}`);
                      startOver();
                    }}
                  />
                </Suspense>
              ) : (
                found
              )
            ) : (
              <SuggestedFoods {...list} adding={adding} onAdd={addAtOnce} above={savedMeals} />
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
