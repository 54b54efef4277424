import type { WeightEntry } from '@fitarc/contract/weights';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { WeightUnit } from '@fitarc/domain/units';
import { useId } from 'react';
import { formatWeight } from '../../../lib/format-number.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { LogList } from '../../measurements/components/log-list.tsx';
import type { Weighing } from '../weight-figures.ts';

interface Props {
  readonly weighings: readonly Weighing[];
  readonly unit: WeightUnit;
  readonly today: LocalDate;
  onEdit(entry: WeightEntry): void;
  onDelete(entry: WeightEntry): void;
}

export function WeightList({ weighings, unit, today, onEdit, onDelete }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Weight log" />
      <LogList
        logged={weighings}
        today={today}
        atOnce={10}
        decimals={1}
        idOf={(entry) => entry.weight_id}
        say={(value) => formatWeight(value, unit)}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </Card>
  );
}
