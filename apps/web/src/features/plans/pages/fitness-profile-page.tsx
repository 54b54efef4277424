import { TITLES } from '@fitarc/contract/page-titles';
import type { Profile } from '@fitarc/contract/profile';
import { GENERATION_INTERVAL_MS, PLAN_GOALS } from '@fitarc/domain/plan';
import { ACTIVITY_LEVELS } from '@fitarc/domain/profile';
import { ACTIVITY_LEVEL_LABELS, FITNESS_GOAL_LABELS, WEEKLY_PLAN_TEXTS } from '@fitarc/domain/profile-labels';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { Card } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { profileQuery } from '../../profile/profile.queries.ts';
import { useSaveProfile } from '../../profile/save-profile.ts';
import { FitToMe } from '../components/generate/fit-to-me.tsx';
import { minutesError, NO_WISHES, optionsIn } from '../wish-form.ts';

const GOALS = PLAN_GOALS.map((goal) => ({
  value: goal,
  label: FITNESS_GOAL_LABELS[goal],
  description: WEEKLY_PLAN_TEXTS[goal],
}));

/** 'Lightly active (light exercise 1-3 days/week)' as a label and its hint. */
const LEVELS = ACTIVITY_LEVELS.map((level) => {
  const [label = '', hint = ''] = ACTIVITY_LEVEL_LABELS[level].split(' (');
  return { value: level, label, description: hint.replace(')', '') };
});

// When a press led on: coming back at once does not send it a second time.
let ledOnAt = 0;

/** True for a moment after each success. */
function useBlocked(): [boolean, () => void] {
  const msLeft = () => ledOnAt + GENERATION_INTERVAL_MS - Date.now();
  const [blocked, setBlocked] = useState(() => msLeft() > 0);
  useEffect(() => {
    if (!blocked) return;
    const timer = setTimeout(() => setBlocked(false), Math.max(0, msLeft()));
    return () => clearTimeout(timer);
  });
  return [
    blocked,
    () => {
      ledOnAt = Date.now();
      setBlocked(true);
    },
  ];
}

export function FitnessProfilePage() {
  const profile = useQuery(profileQuery());
  return (
    <Page narrow title={TITLES['/fitness-profile-onboarding']} lead="Answer two questions and get your week.">
      {profile.data || profile.isError ? (
        <Questions profile={profile.data} />
      ) : (
        <Card role="status" aria-label="Loading your profile" className="grid gap-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} className="h-14 rounded-md" />
          ))}
        </Card>
      )}
    </Page>
  );
}

const optionValue = (options: readonly { readonly value: string }[], stored: string | null | undefined) =>
  options.find(({ value }) => value === stored)?.value ?? '';

function Questions({ profile }: { profile: Profile | undefined }) {
  const go = useNavigateIfMounted();
  const saving = useSaveProfile();
  const [goal, setGoal] = useState(() => optionValue(GOALS, profile?.fitness_goal));
  const [level, setLevel] = useState(() => optionValue(LEVELS, profile?.activity_level));
  const [wishes, setWishes] = useState(NO_WISHES);
  const [tried, setTried] = useState(false);
  const [blocked, block] = useBlocked();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (blocked || !goal || !level || minutesError(wishes)) return;
    const planRequest = { fitness_goal: goal, activity_level: level };
    if (!(await saving.save(planRequest))) return;
    block();
    const options = optionsIn(wishes);
    go('/workout-plans/generate', { state: { ...planRequest, ...(options ? { options } : {}) } });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Card className="grid gap-6">
        <RadioCards
          legend="What do you want to achieve?"
          name="fitness_goal"
          columns={1}
          options={GOALS}
          value={goal}
          error={tried && !goal ? 'Please select a fitness goal' : undefined}
          onChange={(event) => setGoal(event.target.value)}
        />
        <RadioCards
          legend="How active are you?"
          name="activity_level"
          columns={1}
          options={LEVELS}
          value={level}
          error={tried && !level ? 'Please choose an activity level' : undefined}
          onChange={(event) => setLevel(event.target.value)}
        />
        <FitToMe
          note="Days, time, equipment and muscles; optional"
          form={wishes}
          tried={tried}
          onChange={setWishes}
        />
        <FailureNotice failure={saving.failure} />
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button type="submit" size="lg" busy={saving.isPending} busyLabel="Continuing…" disabled={blocked}>
            Continue
          </Button>
          <ButtonLink size="lg" variant="secondary" to="/workout-plans/onboarding">
            Back
          </ButtonLink>
        </div>
      </Card>
    </form>
  );
}
