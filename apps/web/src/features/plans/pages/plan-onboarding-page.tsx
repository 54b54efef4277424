import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PlanChoice } from '../components/plan-choice.tsx';
import { BuilderDrawing, GeneratedDrawing } from '../components/plan-drawings.tsx';
import { ProgramsChoice } from '../components/programs-choice.tsx';
import { plansQuery } from '../plans.queries.ts';

export function PlanOnboardingPage() {
  const plans = useQuery(plansQuery());
  return (
    <Page
      title={TITLES['/workout-plans/onboarding']}
      lead="Three ways to a plan. You can change it later, whichever you choose."
      actions={
        (plans.data ?? []).length > 0 && (
          <ButtonLink variant="secondary" to="/workout-plans/existing">
            View Your Plans
          </ButtonLink>
        )
      }
    >
      <ul className="grid gap-3 md:grid-cols-2 lg:gap-5 xl:grid-cols-3">
        <PlanChoice to="/fitness-profile-onboarding" title="AI-Powered Plan" drawing={<GeneratedDrawing />}>
          <p>Choose your goal and how active you are. FitArc picks the days, exercises, sets and reps.</p>
          <p className="text-sm text-ink-3">
            It follows written rules, uses our own exercise library, and explains its choices. Nothing is sent
            to an outside service.
          </p>
        </PlanChoice>
        <PlanChoice
          to="/workout-plans/builder"
          title={TITLES['/workout-plans/builder']}
          drawing={<BuilderDrawing />}
        >
          <p>Choose the days and the exercises yourself, and set the sets and reps of each.</p>
          <p className="text-sm text-ink-3">
            As you build, you see how many sets each part of the body gets per week.
          </p>
        </PlanChoice>
        <ProgramsChoice />
      </ul>
    </Page>
  );
}
