import { Upload } from 'lucide-react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';

/** The way to the import of another app's data. */
export function ImportOffer() {
  return (
    <Card>
      <CardHead title="Import" />
      <p className="mb-4 text-ink-2">
        Bring your workouts, meals and weights from Strong, Hevy, MyFitnessPal, Apple Health and other apps.
      </p>
      <ButtonLink variant="secondary" to="/import" icon={<Upload size={20} aria-hidden="true" />}>
        Import Data
      </ButtonLink>
    </Card>
  );
}
