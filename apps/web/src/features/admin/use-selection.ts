import type { UserRow } from '@fitarc/contract/admin';
import { useCallback, useState } from 'react';
import { type Account, canBeBanned } from './accounts.ts';

/** Whom somebody has ticked; on which page or in which search does not matter. */
export function useSelection(rows: readonly UserRow[] = []) {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Account>>(new Map());
  const drop = useCallback(
    (...ids: number[]) => setTicked((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    [],
  );
  const add = (accounts: readonly Account[]) =>
    setTicked((before) => new Map([...before, ...accounts.map((one) => [one.id, one] as const)]));

  // Somebody else has banned them since they were ticked.
  const gone = rows.filter((row) => ticked.has(row.id) && !canBeBanned(row)).map(({ id }) => id);
  if (gone.length > 0) drop(...gone);

  const here = rows.filter(canBeBanned);
  const count = here.filter(({ id }) => ticked.has(id)).length;
  return {
    accounts: [...ticked.values()],
    has: (id: number) => ticked.has(id),
    toggle: (account: Account) => (ticked.has(account.id) ? drop(account.id) : add([account])),
    /** Of this page, all that can be banned. */
    all: {
      possible: here.length > 0,
      checked: here.length > 0 && count === here.length,
      some: count > 0 && count < here.length,
      toggle: () => (count === here.length ? drop(...here.map(({ id }) => id)) : add(here)),
    },
    drop,
    clear: () => setTicked(new Map()),
  };
}
