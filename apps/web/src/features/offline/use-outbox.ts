import { useSyncExternalStore } from 'react';
import { connectionNow, subscribeToConnection } from '../../lib/offline/connection.ts';
import { outboxNow, subscribeToOutbox } from '../../lib/offline/outbox.ts';

/** What waits to be sent, oldest first. */
export const useOutbox = () => useSyncExternalStore(subscribeToOutbox, outboxNow);

export const useConnection = () => useSyncExternalStore(subscribeToConnection, connectionNow);
