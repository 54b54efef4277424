import { ButtonLink } from '../../../ui/form/button.tsx';
import { ImportPlan } from './import-plan.tsx';

/** Beside making a plan: taking a program or a file. */
export function MorePlanWays() {
  return (
    <>
      <ButtonLink variant="secondary" to="/workout-plans/programs">
        Programs
      </ButtonLink>
      <ImportPlan />
    </>
  );
}
