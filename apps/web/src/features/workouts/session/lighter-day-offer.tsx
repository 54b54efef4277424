import { LIGHTER_DAY } from '@fitarc/domain/progression/lighter-day';
import { useState } from 'react';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import type { Suggestions } from '../log/suggested-sets.ts';
import type { DraftExercise } from '../log/workout-draft.ts';
import type { SessionActions } from './session-actions.ts';

interface Props {
  readonly exercises: readonly DraftExercise[];
  readonly suggestions: Suggestions;
  readonly actions: SessionActions;
}

/** Offered, never imposed. */
export function LighterDayOffer({ exercises, suggestions, actions }: Props) {
  const [isDismissed, setIsDismissed] = useState(false);
  const isTaken = exercises.some(({ reason }) => reason === LIGHTER_DAY);
  if (isDismissed || isTaken || !suggestions.isLighterDayDue(exercises)) return null;
  return (
    <Notice
      className="mb-4"
      onDismiss={() => setIsDismissed(true)}
      action={
        <Button variant="secondary" onClick={() => actions.lighten(exercises)}>
          Make It a Lighter Day
        </Button>
      }
    >
      Three of your lifts went down twice in a row. A lighter day is a common habit then: half the sets, 10%
      lighter. Next time you go on from where you were.
    </Notice>
  );
}
