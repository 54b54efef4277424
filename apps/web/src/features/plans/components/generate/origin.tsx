import { goalLabel } from '@fitarc/domain/plan';
import { ACTIVITY_LEVEL_LABELS } from '@fitarc/domain/profile-labels';
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { onDay } from '../../../../lib/day-text.ts';
import { type Failure, failureOf } from '../../../../lib/failure.ts';
import { Card } from '../../../../ui/data/card.tsx';
import { Disclosure } from '../../../../ui/data/disclosure.tsx';
import { FailureNotice } from '../../../../ui/data/failure-notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { focusHeading } from '../../../../ui/layout/focus-heading.ts';
import { AlertDialog } from '../../../../ui/overlay/lazy-overlays.tsx';
import { type GenerationResult, generate, type PlanRequest } from '../../generation.ts';
import type { Editing } from '../../use-plan-draft.ts';
import { minutesError, optionsIn, optionsInWords, wishFormOf } from '../../wish-form.ts';
import { Reasons } from '../reasons.tsx';
import { FitToMe } from './fit-to-me.tsx';

interface Props {
  readonly planRequest: PlanRequest;
  readonly made: GenerationResult;
  readonly editing: Editing;
  readonly generating: boolean;
  setGenerating(generating: boolean): void;
  onMade(plan: GenerationResult): void;
}

/** On a phone the week comes first; the reasons are a press away. */
const WIDE = '(min-width: 48rem)';

const levelLabel = (level: string) =>
  (ACTIVITY_LEVEL_LABELS as Record<string, string>)[level]?.replace(/ \(.*/, '') ?? level;

/** Where the plan comes from, why it is as it is, and the way to another one. */
export function Origin(props: Props) {
  const { planRequest, made, editing, generating, setGenerating, onMade } = props;
  const id = useId();
  const { plan, fresh } = made;
  const [failure, setFailure] = useState<Failure | undefined>(
    made.id === undefined ? { title: 'No plan ID received from server' } : undefined,
  );
  const [asking, setAsking] = useState(false);
  const [wishes, setWishes] = useState(() => wishFormOf(plan.options ?? undefined));
  const [tried, setTried] = useState(false);

  const { fitness_goal, activity_level } = planRequest;
  const ofGoal = { fitness_goal, activity_level };

  /** What was asked for before is asked for again, unless it was changed. */
  function wanted() {
    const options = optionsIn(wishes);
    if (options) return { options };
    return plan.options ? { options: null } : {};
  }

  function press() {
    setTried(true);
    if (minutesError(wishes)) return;
    if (editing.dirty) setAsking(true);
    else void another();
  }

  async function another() {
    setAsking(false);
    setGenerating(true);
    setFailure(undefined);
    try {
      // One that was made a moment ago gives way; one from an earlier visit stays in the list.
      const next = await generate({ ...ofGoal, ...wanted() }, fresh ? made.id : undefined);
      editing.settle();
      onMade(next);
      focusHeading();
    } catch (error) {
      setFailure(failureOf(error, 'Failed to process workout plan'));
    } finally {
      setGenerating(false);
    }
  }

  return (
    <Card aria-labelledby={id} className="mb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 id={id} className="text-lg font-strong">
            Your plan
          </h2>
          <p className="text-sm text-ink-2">
            Made for:{' '}
            {[goalLabel(fitness_goal), levelLabel(activity_level), ...optionsInWords(plan.options)].join(
              ' · ',
            )}
          </p>
        </div>
        <div className="flex min-w-0 flex-wrap gap-x-3 gap-y-2 *:whitespace-normal!">
          <ButtonLink variant="quiet" to="/fitness-profile-onboarding" className="max-md:-ml-3">
            Change goal or level
          </ButtonLink>
          <Button
            variant="secondary"
            busy={generating}
            busyLabel="Generating…"
            disabled={editing.saving}
            icon={<RefreshCw size={18} aria-hidden="true" />}
            onClick={press}
          >
            Generate a new plan
          </Button>
        </div>
      </div>
      {!fresh && (
        <p className="mt-3">
          You already have a plan for this goal and level
          {plan.created_at && `, made ${onDay(plan.created_at)}`}. Saving here changes that plan; generating a
          new one leaves it as it is.
        </p>
      )}
      <div className="mt-2">
        <FitToMe note="For the next plan you generate" form={wishes} tried={tried} onChange={setWishes} />
      </div>
      {plan.reasons.length > 0 && (
        <div>
          <Disclosure label="Why this plan" openAtFirst={window.matchMedia(WIDE).matches}>
            <Reasons reasons={plan.reasons} />
            {editing.dirty && (
              <p className="mt-2 text-sm text-ink-2">
                This describes the plan as it was generated. Muscles this week shows the sets with your
                changes.
              </p>
            )}
          </Disclosure>
        </div>
      )}
      {failure && (
        <div className="mt-3">
          <FailureNotice failure={failure} />
        </div>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="A new plan replaces this one on the screen. Your changes have not been saved."
        confirmLabel="Generate a new plan"
        cancelLabel="Keep editing"
        destructive
        onConfirm={another}
      />
    </Card>
  );
}
