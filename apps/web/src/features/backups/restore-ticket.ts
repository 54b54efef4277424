import { tab } from '../../lib/storage.ts';

const KEY = 'restoreTicket';

/** Kept in the tab: a reload while everything else is turned away still finds the restore. */
export const readTicket = (): string | null => tab.get(KEY);
export const keepTicket = (ticket: string): void => tab.set(KEY, ticket);
export const forgetTicket = (): void => tab.remove(KEY);
