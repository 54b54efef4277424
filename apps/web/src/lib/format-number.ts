import { roundTo, WEIGHT_SYMBOLS, type WeightUnit } from '@fitarc/domain/units';

/** Made when first needed: a slow phone takes many milliseconds for each. */
function formatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(undefined, options);
    return format.format(value);
  };
}

/** A number as the reader writes it: '82.5', '1230', and grouped where that helps to read it: '12,300'. */
export const formatNumber = formatter({ maximumFractionDigits: 2, useGrouping: 'min2' });

/** Without decimals: '1230'. */
export const formatWhole = (value: number): string => formatNumber(Math.round(value));

/** To one decimal, where it has one: '104', '104.7'. */
export const formatShort = (value: number): string => formatNumber(Math.round(value * 10) / 10);

/** To one decimal, and always with it: '104.0'. */
export const formatTenths = formatter({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: 'min2',
});

/** '80.4 kg', '177.3 lbs'. */
export const formatWeight = (value: number, unit: WeightUnit): string =>
  `${formatTenths(value)} ${WEIGHT_SYMBOLS[unit]}`;

/** '+1.5', '−1.5'; undefined where it rounds to nothing. */
export function formatChange(change: number, decimals: number): string | undefined {
  const rounded = roundTo(change, decimals);
  if (rounded === 0) return undefined;
  return `${rounded > 0 ? '+' : '−'}${formatNumber(Math.abs(rounded))}`;
}
