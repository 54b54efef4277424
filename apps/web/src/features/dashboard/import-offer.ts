import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionNow } from '../../lib/session.ts';
import { local } from '../../lib/storage.ts';
import { readClaims } from '../../lib/token.ts';
import { historyQuery } from './history.queries.ts';

const KEY = 'importOfferClosed';

/** Of a member: somebody else who begins on this device is asked, too. */
const memberNow = () => readClaims(sessionNow().token)?.email ?? '';
const isClosed = () => local.get(KEY) === memberNow();
const close = () => local.set(KEY, memberNow());

/**
 * Whether to offer the import to a newcomer. Where that is not known, nothing is offered. Asked only of a member
 * without recent workouts: everybody else's dashboard waits for nothing more.
 */
export function useImportOffer(mayBeNew: boolean | undefined) {
  const [isOpen, setOpen] = useState(() => !isClosed());
  const {
    data: hasHistory,
    isPending,
    isStale,
    isFetching,
  } = useQuery({ ...historyQuery(), enabled: isOpen && mayBeNew === true });
  useEffect(() => {
    if (hasHistory) close();
  }, [hasHistory]);
  return {
    /** An old answer counts for nothing either: the card would go away under a finger. */
    waiting: isOpen && mayBeNew === true && (isPending || (isStale && isFetching)),
    isOffered: isOpen && mayBeNew === true && hasHistory === false,
    dismiss() {
      close();
      setOpen(false);
    },
  };
}
