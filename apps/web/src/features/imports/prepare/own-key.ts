import { clean } from '@fitarc/contract/fields';

const MOST = 300;

/** A name as the server takes it: cut off, it may have nothing left to see. */
export const nameWithin = (name: string, most: number): string =>
  clean(clean(name).slice(0, most)) || 'Unnamed exercise';

/** What a new exercise is known by until it has an ID: as the server cleans and returns it, or it would not be found. */
export const ownKeyOf = (name: string): string => nameWithin(name, MOST);
