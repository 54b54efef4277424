import { Users } from 'lucide-react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';

/** The way to the household. */
export function HouseholdOffer() {
  return (
    <Card>
      <CardHead title="Household" />
      <p className="mb-4 text-ink-2">Share recipes and foods with the people you cook and eat with.</p>
      <ButtonLink variant="secondary" to="/household" icon={<Users size={20} aria-hidden="true" />}>
        Household
      </ButtonLink>
    </Card>
  );
}
