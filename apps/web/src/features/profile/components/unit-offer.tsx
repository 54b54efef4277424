import { Button } from '../../../ui/form/button.tsx';

/** Nobody is shut out by a bound meant for the other unit: one press converts and switches. */
export function UnitOffer({ value, unit, onUse }: { value: number; unit: string; onUse: () => void }) {
  return (
    <Button variant="secondary" onClick={onUse}>
      Use {value} {unit}
    </Button>
  );
}
