import { type ReactNode, useState } from 'react';
import { Button } from '../form/button.tsx';

type ShowMoreProps<T> = {
  items: readonly T[];
  atOnce: number;
  children: (shown: readonly T[]) => ReactNode;
};

/** A long list, so much of it at once. Give it a key when the list is another one. */
export function ShowMore<T>({ items, atOnce, children }: ShowMoreProps<T>) {
  const [shown, setShown] = useState(atOnce);
  const rest = items.length - shown;
  return (
    <>
      {children(items.slice(0, shown))}
      {rest > 0 && (
        <Button variant="secondary" full className="mt-5" onClick={() => setShown(shown + atOnce)}>
          Show {Math.min(rest, atOnce)} more
        </Button>
      )}
    </>
  );
}
