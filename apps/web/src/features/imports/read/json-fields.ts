import { typedText } from '@fitarc/domain/plain-text';

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listIn = (data: Fields, name: string): Fields[] => {
  const list = data[name];
  return Array.isArray(list) ? list.filter(isFields) : [];
};

export const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && typedText(value) !== '' ? value : undefined;
/** As a part of a key: an object may have a toString of its own, which is no function. */
export const plainOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '' : String(value);
export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value);
