import type { MeasurementEntry, MeasurementInput } from '@fitarc/contract/measurements';
import type { LocalDate } from '@fitarc/domain/local-date';
import { MEASUREMENTS, type MeasurementKind } from '@fitarc/domain/measurement';
import { Plus, Ruler } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { longDay, longDayAndYear } from '../../../ui/data/day-names.ts';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { type Series, seriesOf, type Units } from '../measurement-figures.ts';
import { formatMeasurement } from '../measurement-text.ts';
import { useMeasurementChanges } from '../use-measurement-changes.ts';
import { MeasurementChart } from './measurement-chart.tsx';
import { MeasurementForm } from './measurement-form.tsx';
import { MeasurementList } from './measurement-list.tsx';
import { MeasurementTiles } from './measurement-tiles.tsx';

interface Props {
  readonly entries: readonly MeasurementEntry[];
  readonly units: Units;
  readonly today: LocalDate;
}

/** What the dialog is open for. */
type Open = { readonly entry?: MeasurementEntry };

/** Needs a tape and nothing else. */
const FIRST_KIND: MeasurementKind = 'waist';

export function MeasurementsCard({ entries, units, today }: Props) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const changes = useMeasurementChanges();
  const [chosen, setChosen] = useState<MeasurementKind>();
  const [open, setOpen] = useState<Open>();
  const series = seriesOf(entries, units);
  const shown = series.find(({ kind }) => kind === chosen) ?? series[0];
  const close = () => setOpen(undefined);

  async function save(input: MeasurementInput) {
    if (open?.entry) return changes.correct(open.entry, input);
    await changes.log(input);
    setChosen(input.kind);
    const day = input.date === today ? longDay(today) : longDayAndYear(input.date);
    toast({
      message: `${MEASUREMENTS[input.kind].label}: ${formatMeasurement(input.value, input.unit)} logged for ${day}`,
      tone: 'success',
    });
  }

  async function remove(entry: MeasurementEntry, { measured }: Series) {
    await changes.remove(entry);
    // The list goes with its last row, and the focus with it.
    if (measured.length === 1) card.current?.focus();
  }

  const adding = { icon: <Plus size={18} aria-hidden="true" />, onClick: () => setOpen({}) };
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby={id}>
      <CardHead
        id={id}
        title="Body measurements"
        className="min-h-11"
        action={
          shown && (
            <div>
              <Button variant="secondary" {...adding}>
                {/* On a phone there is room for one word beside the heading. */}
                <span>
                  Add<span className="max-sm:sr-only"> Measurement</span>
                </span>
              </Button>
            </div>
          )
        }
      />
      {shown ? (
        <>
          <MeasurementTiles series={series} chosen={shown.kind} today={today} onChoose={setChosen} />
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
            <MeasurementChart series={shown} today={today} />
            <MeasurementList
              key={shown.kind}
              series={shown}
              today={today}
              onEdit={(entry) => setOpen({ entry })}
              onDelete={(entry) => remove(entry, shown)}
            />
          </div>
        </>
      ) : (
        <EmptyState
          icon={<Ruler />}
          title="No measurements yet"
          headingLevel={3}
          action={<Button {...adding}>Add Measurement</Button>}
        >
          Track your waist, chest, body fat, and more alongside your weight.
        </EmptyState>
      )}
      <Dialog
        open={open !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={open?.entry ? `Edit ${MEASUREMENTS[open.entry.kind].label}` : 'Add Measurement'}
        size="sm"
      >
        {open && (
          <MeasurementForm
            today={today}
            units={units}
            entries={entries}
            start={open.entry}
            startKind={shown?.kind ?? FIRST_KIND}
            onSave={save}
            onClose={close}
          />
        )}
      </Dialog>
    </Card>
  );
}
