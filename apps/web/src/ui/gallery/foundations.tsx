import { Check } from 'lucide-react';
import { Arc } from '../data/arc.tsx';
import { ProgressBar } from '../data/progress.tsx';
import { Section } from './section.tsx';

const colours =
  'bg surface raised sunken inverse line line-strong ink ink-2 ink-3 accent accent-soft danger danger-soft warning warning-soft calories protein carbs fats training calories-soft training-soft focus'.split(
    ' ',
  );

export function Foundations() {
  return (
    <>
      <Section title="Colour" className="g-all">
        <ul className="g-swatches">
          {colours.map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Type">
        <div className="g-type">
          <span className="g-fig text-4xl tabular-nums">1,294</span>
          <small>48/50, 620: the one figure of a screen</small>
          <span className="g-fig text-3xl">867</span>
          <small>36/40, 620: key figures</small>
          <span className="g-fig text-2xl">Page heading</span>
          <small>28/34 phone, 32/38 desktop, 620</small>
          <span className="text-lg font-strong">Card heading</span>
          <small>17/24, 600</small>
          <span>Body text. Ten seconds to log, years to look back on.</span>
          <small>15/24, 400 (inputs 16/24)</small>
          <span className="text-sm text-ink-2">Meta text: Tue 10 Nov · 58 min</span>
          <small>13/20, ink-2; captions 12/16, ink-3</small>
        </div>
      </Section>
      <Section title="Arcs and bars">
        <div className="g-stack g-wide">
          <div className="g-row">
            <Arc value={60} size={148} tone="calories" label="60 percent">
              <span className="g-fig text-3xl">867</span>
              <span className="text-sm text-ink-2">kcal left</span>
            </Arc>
            <Arc value={104.7} max={189} size={88} tone="protein" label="55 percent">
              <span className="text-lg font-strong">55%</span>
            </Arc>
            <Arc value={2} max={4} size={76} tone="training" label="2 of 4">
              <span className="text-lg font-strong">2/4</span>
            </Arc>
            <Arc value={140} size={44} label="Done">
              <Check size={18} className="text-accent" aria-hidden="true" />
            </Arc>
            <Arc value={0} size={36} label="Nothing yet">
              <span className="text-xs">12</span>
            </Arc>
          </div>
          <ProgressBar
            label="Protein"
            tone="protein"
            value={104.7}
            max={189}
            valueText="104.7 of 189 g"
            display={
              <>
                <b className="text-ink">104.7</b> of 189 g
              </>
            }
          />
          <ProgressBar label="Carbs" tone="carbs" value={143.6} max={189} valueText="143.6 of 189 g" />
          <ProgressBar label="Fats" tone="fats" value={78.4} max={72} valueText="78.4 of 72 g" />
          <ProgressBar
            label="Without words"
            tone="training"
            value={0}
            max={4}
            valueText="0 of 4"
            showLabel={false}
          />
        </div>
      </Section>
    </>
  );
}
