import { clean } from '@fitarc/contract/fields';

const MOST = 300;

/** What a new exercise is known by until it has an ID: as the server cleans and returns it, or it would not be found. */
export const ownKeyOf = (name: string): string => clean(clean(name).slice(0, MOST)) || 'Unnamed exercise';
