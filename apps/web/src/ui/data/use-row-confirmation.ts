import { useEffect, useState } from 'react';
import { focusHeading } from '../layout/focus-heading.ts';
import { useDialogState } from '../overlay/use-dialog-state.ts';

/**
 * For a question about a row that goes with the answer: it is gone at once, and so is the button that asked,
 * so the heading takes the focus.
 */
export function useRowConfirmation<T>() {
  const { layer, show, hide } = useDialogState<T>();
  const [answered, setAnswered] = useState(0);
  useEffect(() => {
    if (answered > 0) focusHeading();
  }, [answered]);
  return {
    confirming: layer?.open ? layer : undefined,
    confirm: show,
    finish: () => {
      hide();
      setAnswered((count) => count + 1);
    },
  };
}
