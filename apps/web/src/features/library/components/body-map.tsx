import type { CSSProperties } from 'react';
import { cx } from '../../../ui/cx.ts';
import { markedRegions, sideOf } from '../body-regions.ts';

interface MapProps {
  readonly primary: readonly string[];
  readonly secondary?: readonly string[];
}

const SIDES = ['front', 'back'] as const;
const FILLS = { primary: 'var(--map-primary)', secondary: 'url(#map-hatch)' } as const;

const marks = ({ primary, secondary = [] }: MapProps) =>
  Object.fromEntries(
    [...markedRegions(primary, secondary)].map(([region, kind]) => [`--m-${region}`, FILLS[kind]]),
  ) as CSSProperties;

function Side({ side, className }: { side: 'front' | 'back'; className: string | undefined }) {
  return (
    <svg viewBox="-78 0 156 432" aria-hidden="true" focusable="false" className={className}>
      <use href={`#body-${side}`} x="-78" y="0" width="156" height="432" />
    </svg>
  );
}

interface ThumbProps extends MapProps {
  /** On a phone only the side that shows more of it. */
  readonly oneSide?: boolean;
  readonly className?: string;
}

/** Front and back without words, for where the muscles are named beside it. */
export function BodyThumb({ oneSide = false, className, ...muscles }: ThumbProps) {
  const best = sideOf(muscles.primary);
  return (
    <span aria-hidden="true" style={marks(muscles)} className={cx('flex justify-center gap-1', className)}>
      {SIDES.map((side) => (
        <Side
          key={side}
          side={side}
          className={cx('h-full w-auto', oneSide && side !== best && 'max-lg:hidden')}
        />
      ))}
    </span>
  );
}

const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** In words, what the picture shows. */
function summary({ primary, secondary = [] }: MapProps): string {
  const parts = [
    primary.length > 0 && `Primary: ${list(primary)}.`,
    secondary.length > 0 && `Secondary: ${list(secondary)}.`,
  ].filter(Boolean);
  return `Body map. ${parts.length > 0 ? parts.join(' ') : 'No muscles are listed.'}`;
}

export function BodyMap(muscles: MapProps) {
  return (
    <div
      role="img"
      aria-label={summary(muscles)}
      style={marks(muscles)}
      className="grid grid-cols-2 justify-items-center rounded-lg bg-[light-dark(var(--sunken),var(--bg))] px-2 pt-4 pb-3 text-center [--map-body:light-dark(#fafbf9,#222a26)] [--map-muscle:light-dark(#cdd3cc,#3b4640)] lg:px-4 lg:pt-6 lg:pb-4"
    >
      {SIDES.map((side) => (
        <div key={side}>
          <Side side={side} className="h-72 w-26" />
          <span aria-hidden="true" className="mt-2 block text-xs text-ink-3">
            {side === 'front' ? 'Front' : 'Back'}
          </span>
        </div>
      ))}
    </div>
  );
}

function Key({ hatched, label, names }: { hatched?: boolean; label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <i
        aria-hidden="true"
        className={cx(
          'size-3.5 translate-y-0.5 rounded-[4px]',
          hatched
            ? 'bg-[repeating-linear-gradient(45deg,var(--map-primary)_0_2px,var(--map-muscle)_2px_4.5px)]'
            : 'bg-map-primary',
        )}
      />
      <dt className="w-21 text-ink-2">{label}</dt>
      <dd className="min-w-0 flex-[1_1_6rem] font-label wrap-break-word">{names.join(', ')}</dd>
    </div>
  );
}

export function MuscleKey({ primary, secondary = [] }: MapProps) {
  return (
    <dl className="mt-4 grid gap-2">
      <Key label="Primary" names={primary} />
      <Key hatched label="Secondary" names={secondary} />
    </dl>
  );
}
