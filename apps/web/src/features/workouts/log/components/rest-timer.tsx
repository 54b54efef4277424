import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Arc } from '../../../../ui/data/arc.tsx';
import { Card, CardHead } from '../../../../ui/data/card.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { focusHeading } from '../../../../ui/layout/focus-heading.ts';
import { ThumbBar } from '../../../../ui/layout/thumb-bar.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { clockText } from '../clock-text.ts';
import { CURRENT_SET, focusField } from '../focus-field.ts';
import { REST_LENGTHS } from '../rest-settings.ts';
import type { Rest } from '../use-rest-timer.ts';

/** The buttons go with the rest: a focus they had goes to the set that comes now. */
function useFocusAfter(running: boolean) {
  const ran = useRef(running);
  useEffect(() => {
    const ended = ran.current && !running;
    ran.current = running;
    if (ended && document.activeElement === document.body) focusField(CURRENT_SET) || focusHeading();
  }, [running]);
}

/** The pause between two sets: a card where there is room, a bar at the thumb on a phone. */
export function RestTimer({ rest }: { rest: Rest }) {
  const { running } = rest;
  useFocusAfter(running !== undefined);
  return (
    <>
      <RestCard rest={rest} />
      {running && (
        <ThumbBar>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <Arc value={running.left} max={running.of} size={40} tone="training" />
            <p className="min-w-0 flex-[1_1_3.5rem] tabular-nums">
              <span className="block text-lg font-figure">{clockText(running.left)}</span>
              <span className="block truncate text-xs text-ink-2">
                {running.before ? `Before ${running.before}` : 'Rest'}
              </span>
            </p>
            <div className="flex flex-wrap gap-3">
              <RestControls rest={rest} />
            </div>
          </div>
        </ThumbBar>
      )}
      {rest.over && (
        <ThumbBar>
          <p className="min-w-0 font-strong wrap-break-word">{rest.said}</p>
        </ThumbBar>
      )}
    </>
  );
}

/** The rest as a card: its clock where there is room, and how long it lasts. */
export function RestCard({ rest }: { rest: Rest }) {
  const headingId = useId();
  const { running } = rest;
  return (
    <Card aria-labelledby={headingId}>
      <CardHead
        id={headingId}
        title="Rest"
        action={running?.before && <span className="text-sm text-ink-2">Before {running.before}</span>}
      />
      {running && (
        <div className="mb-4 hidden justify-items-center gap-3 lg:grid">
          <Arc value={running.left} max={running.of} size={176} tone="training">
            <span className="text-3xl font-figure tracking-tight">{clockText(running.left)}</span>
            <span className="text-sm text-ink-2">of {clockText(running.of)}</span>
          </Arc>
          <div className="flex gap-3">
            <RestControls rest={rest} />
          </div>
        </div>
      )}
      {rest.over && <p className="mb-4 hidden font-strong lg:block">{rest.said}</p>}
      <RestSettingsFields rest={rest} />
      <VisuallyHidden role="status">{rest.said}</VisuallyHidden>
    </Card>
  );
}

export function RestControls({ rest }: { rest: Rest }) {
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
    <div className="flex flex-wrap items-center gap-3">
      <CheckboxField
        label="Start after each set"
        className="flex-[1_1_9rem]"
        checked={settings.on}
        onChange={(event) => setSettings({ ...settings, on: event.target.checked })}
      />
      <SelectField
        label="Length of the rest"
        labelHidden
        className="w-26"
        disabled={!settings.on}
        value={String(settings.seconds)}
        onChange={(event) => setSettings({ ...settings, seconds: Number(event.target.value) })}
        options={REST_LENGTHS.map((seconds) => ({ value: String(seconds), label: clockText(seconds) }))}
      />
      <div className="flex basis-full flex-wrap gap-x-6">
        <CheckboxField
          label="Sound"
          disabled={!settings.on}
          checked={settings.sound}
          onChange={(event) => setSettings({ ...settings, sound: event.target.checked })}
        />
        <CheckboxField
          label="Vibration"
          disabled={!settings.on}
          checked={settings.vibration}
          onChange={(event) => setSettings({ ...settings, vibration: event.target.checked })}
        />
      </div>
    </div>
  );
}
