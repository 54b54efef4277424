import { tab } from './storage.ts';

const keyOf = (entry: string) => `scroll:${entry}`;

/** How far down the page stood when an entry of the history was left. */
export const rememberPlace = (entry: string) => tab.set(keyOf(entry), String(Math.round(window.scrollY)));
export const rememberedPlace = (entry: string) => Number(tab.get(keyOf(entry)) ?? 0);
