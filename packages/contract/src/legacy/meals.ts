/** Accepted spellings of meals: `serving` may be sent and answered as `serving_size`. */
import { isFields } from '../fields.ts';

export const readServing = (value: unknown) =>
  isFields(value) && value.serving === undefined && value.serving_size !== undefined
    ? { ...value, serving: value.serving_size }
    : value;
