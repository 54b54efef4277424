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

/** Asked only of a member without recent workouts: everybody else's dashboard needs no further request. */
export function useImportOffer(mayBeNew: boolean) {
  const [isOpen, setOpen] = useState(() => !isClosed());
  const isAsked = isOpen && mayBeNew;
  const { data: hasHistory, isStale, isFetching } = useQuery({ ...historyQuery(), enabled: isAsked });
  useEffect(() => {
    if (hasHistory) close();
  }, [hasHistory]);
  return {
    /** The card has its place until the page is left, whatever the answer: nothing moves when it comes. */
    isPlaced: isAsked,
    /** An old answer does not count: the card would disappear while somebody reaches for it. */
    isOffered: hasHistory === false && !(isStale && isFetching),
    dismiss() {
      close();
      setOpen(false);
    },
  };
}
