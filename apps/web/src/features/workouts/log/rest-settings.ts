import * as z from 'zod/mini';
import { local } from '../../../lib/storage.ts';

const KEY = 'restTimer';
/** Seconds of rest that can be chosen. */
export const REST_LENGTHS = [60, 90, 120, 150, 180, 240, 300] as const;

const settings = z.object({
  on: z.boolean(),
  seconds: z.number().check(z.gte(60), z.lte(300)),
  sound: z.catch(z.boolean(), true),
  vibration: z.catch(z.boolean(), true),
});
export type RestSettings = z.output<typeof settings>;

const DEFAULT: RestSettings = { on: true, seconds: 120, sound: true, vibration: true };

/** Of this device: the phone in the gym may count while the laptop at home does not. */
export function readRestSettings(): RestSettings {
  try {
    const read = z.safeParse(settings, JSON.parse(local.get(KEY) ?? 'null'));
    return read.success ? read.data : DEFAULT;
  } catch {
    return DEFAULT;
  }
}

export const keepRestSettings = (chosen: RestSettings) => local.set(KEY, JSON.stringify(chosen));
