import { type ReactNode, useId } from 'react';
import { Arc } from '../../../ui/arc.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ThumbBar } from '../../../ui/thumb-bar.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { clock, REST_LENGTHS } from '../rest-settings.ts';
import type { Rest } from '../use-rest.ts';

/** The pause between two sets: a card where there is room, a bar at the thumb on a phone. */
export function RestTimer({ rest }: { rest: Rest }) {
  const headingId = useId();
  const { running } = rest;
  return (
    <>
      <Card aria-labelledby={headingId}>
        <CardHead
          id={headingId}
          title="Rest"
          action={running?.before && <span className="text-sm text-ink-2">Before {running.before}</span>}
        />
        {running && (
          <div className="mb-4 hidden justify-items-center gap-3 lg:grid">
            <Arc value={running.left} max={running.of} size={176} tone="training">
              <span className="text-3xl font-figure tracking-tight">{clock(running.left)}</span>
              <span className="text-sm text-ink-2">of {clock(running.of)}</span>
            </Arc>
            <div className="flex gap-3">
              <Controls rest={rest} />
            </div>
          </div>
        )}
        <RestSettingsFields rest={rest} />
      </Card>
      {running && (
        <ThumbBar>
          <Arc value={running.left} max={running.of} size={40} tone="training" />
          <p className="mr-auto min-w-0 tabular-nums">
            <span className="block text-lg font-figure">{clock(running.left)}</span>
            <span className="block truncate text-xs text-ink-2">
              {running.before ? `Before ${running.before}` : 'Rest'}
            </span>
          </p>
          <Controls rest={rest} />
        </ThumbBar>
      )}
      <VisuallyHidden role="status">{rest.said}</VisuallyHidden>
    </>
  );
}

function Controls({ rest }: { rest: Rest }) {
  const step = (label: string, words: string, onClick: () => void): ReactNode => (
    <Button variant="secondary" aria-label={label} className="max-lg:px-2.5" onClick={onClick}>
      {words}
      <span className="-ml-1 max-xs:hidden"> s</span>
    </Button>
  );
  return (
    <>
      {step('15 seconds less', '−15', rest.shorter)}
      {step('15 seconds more', '+15', rest.longer)}
      <Button variant="secondary" className="max-lg:px-2.5" onClick={rest.skip}>
        Skip
      </Button>
    </>
  );
}

function RestSettingsFields({ rest: { settings, setSettings } }: { rest: Rest }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-3">
      <CheckboxField
        label="Start after each set"
        checked={settings.on}
        onChange={(event) => setSettings({ ...settings, on: event.target.checked })}
      />
      <SelectField
        label="Length of the rest"
        labelHidden
        disabled={!settings.on}
        value={String(settings.seconds)}
        onChange={(event) => setSettings({ ...settings, seconds: Number(event.target.value) })}
        options={REST_LENGTHS.map((seconds) => ({ value: String(seconds), label: clock(seconds) }))}
      />
    </div>
  );
}
