import { ChevronDown } from 'lucide-react';
import { cx } from '../../../../ui/cx.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { PortionPanel } from '../../../foods/components/portion-panel.tsx';
import { nutrientsOf } from '../../../foods/food-choice.ts';
import { readPortion } from '../../../foods/portion.ts';
import { grams, kcalWords } from '../../../foods/portion-text.ts';
import { type LineItem, withFood } from '../../one-line-foods.ts';

interface Props {
  readonly item: LineItem;
  readonly open: boolean;
  onToggle(): void;
  onChange(item: LineItem): void;
  onLeaveOut(): void;
}

/** One food of a line: what was typed, what it is taken for, and the way to change either. */
export function OneLineRow({ item, open, onToggle, onChange, onLeaveOut }: Props) {
  const { line, choice, portion, sure, others } = item;
  const weight = readPortion(portion);
  const calories = choice && weight ? (nutrientsOf(choice, weight)?.calories ?? null) : null;
  return (
    <li className={cx('border-line not-last:border-b', !sure && 'bg-warning-soft')}>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 md:px-6"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-sm text-ink-2 wrap-anywhere">{line}</span>
          <span className="block font-label wrap-anywhere">{choice?.name ?? 'No food found'}</span>
        </span>
        <span className="text-right text-sm text-ink-2 tabular-nums">
          <b className="block text-base text-ink">{kcalWords(calories)}</b>
          {weight ? grams(weight) : '–'}
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={cx('flex-none text-ink-2 transition-transform', open && 'rotate-180')}
        />
      </button>
      {!sure && (
        <div className="flex flex-wrap gap-x-2 px-2 pb-1 md:px-4">
          {choice && (
            <Button
              variant="quiet"
              disabled={weight === null}
              onClick={() => onChange({ ...item, sure: true })}
            >
              Use It
            </Button>
          )}
          <Button variant="quiet" aria-expanded={open} onClick={onToggle}>
            Change
          </Button>
          <Button variant="quiet" onClick={onLeaveOut}>
            Leave Out
          </Button>
        </div>
      )}
      {open && (
        <div className="grid gap-4 px-4 pb-4 md:px-6">
          {choice && (
            <PortionPanel
              choice={choice}
              portion={portion}
              named={false}
              onChange={(next) => onChange({ ...item, portion: next, sure: readPortion(next) !== null })}
              onSubmit={onToggle}
            />
          )}
          {others.length > 0 && (
            <div>
              <p className="text-sm font-strong text-ink-2">Another food</p>
              <ul aria-label={`Other foods for ${line}`} className="-mx-2">
                {others.map((food) => (
                  <li key={food.food_id}>
                    <Button
                      variant="quiet"
                      className="w-full justify-start! text-left whitespace-normal!"
                      onClick={() => onChange(withFood(item, food))}
                    >
                      {food.name}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {sure && (
            <Button variant="secondary" className="justify-self-start" onClick={onLeaveOut}>
              Leave Out
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
