import {
  fromMeters,
  METRIC_UNITS,
  roundTo,
  type Units,
  unitsOfRegion,
  WEIGHT_SYMBOLS,
  weightInKg,
  weightInUnit,
} from '@fitarc/domain/units';
import { useSyncExternalStore } from 'react';
import { formatNumber } from './format-number.ts';

/**
 * The units of the member, for every figure on the screen. The server sends kilograms and meters; the functions here
 * show them. Pages are rendered anew when the units change (app/layouts/member-layout.tsx).
 */
let current: Units = METRIC_UNITS;
const listeners = new Set<() => void>();

export const currentUnits = (): Units => current;

let areChosen = false;

/** Until units are chosen, the form of the profile has those of the specification. */
export const profileFormUnits = (): Units => (areChosen ? current : METRIC_UNITS);

export function setCurrentUnits(units: Units, chosen = true): void {
  areChosen = chosen;
  const { weight, length, distance } = units;
  if (current.weight === weight && current.length === length && current.distance === distance) return;
  current = { weight, length, distance };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useUnits = (): Units => useSyncExternalStore(subscribe, currentUnits);

export const browserUnits = (): Units => unitsOfRegion(navigator.language);

/** 'kg' or 'lbs'. */
export const weightSymbol = (): string => WEIGHT_SYMBOLS[current.weight];

/** A stored weight as the member reads it. */
export const weightFromKg = (kg: number): number => weightInUnit(kg, current.weight);
export const weightToKg = (typed: number): number => weightInKg(typed, current.weight);

/** An estimate, to a tenth. */
export const roughWeight = (kg: number): number => roundTo(weightFromKg(kg), 1);

const WITHOUT_DECIMALS = 1000;

/** '82.5 kg', '135 lbs'. A sum of many pounds has no decimals: it was never typed. */
export function weightText(kg: number): string {
  const value = weightFromKg(kg);
  const isSum = current.weight !== 'kg' && Math.abs(value) >= WITHOUT_DECIMALS;
  return `${formatNumber(isSum ? Math.round(value) : value)} ${weightSymbol()}`;
}

const METERS_PER_YARD = 0.9144;

/** '400 m', '5.2 km'; '437 yd', '3.2 mi'. */
export function distanceText(meters: number): string {
  const long = fromMeters(meters, current.distance);
  if (long >= 1) return `${formatNumber(Math.round(long * 100) / 100)} ${current.distance}`;
  if (current.distance === 'km') return `${formatNumber(meters)} m`;
  return `${formatNumber(Math.round(meters / METERS_PER_YARD))} yd`;
}

/** On an axis: meters, or yards for whoever measures in miles. */
export const shortDistance = (meters: number): number =>
  current.distance === 'km' ? meters : roundTo(meters / METERS_PER_YARD, 1);
export const shortDistanceText = (value: number): string =>
  distanceText(current.distance === 'km' ? value : value * METERS_PER_YARD);

/** '5:20 min/km'. */
export function paceText(seconds: number, meters: number): string {
  const pace = Math.round(seconds / fromMeters(meters, current.distance));
  return `${Math.floor(pace / 60)}:${String(pace % 60).padStart(2, '0')} min/${current.distance}`;
}
