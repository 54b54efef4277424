import type { Exercise } from '@fitarc/contract/exercise';
import { MEASURE_LABELS, MECHANIC_LABELS, PATTERN_LABELS } from '@fitarc/domain/exercise-labels';
import { isWebAddress } from '@fitarc/domain/web-address';
import { ExternalLink, Play, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { stepsOf } from '../exercise-list.ts';
import { BodyMap, MuscleKey } from './body-map.tsx';
import { ExerciseMovement } from './exercise-movement.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5 lg:first:mt-0">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-2 grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[1.5rem_1fr] gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-full bg-sunken text-xs font-[650] tabular-nums"
          >
            {index + 1}
          </span>
          <span className="min-w-0 wrap-break-word">{step}</span>
        </li>
      ))}
    </ol>
  );
}

const searchFor = (name: string) =>
  `https://www.youtube.com/results?search_query=${encodeURIComponent(`${name} exercise technique`)}`;

/** Only an address that is one becomes a link; without any a search is offered. */
function Video({ exercise }: { exercise: Exercise }) {
  const own = exercise.video_url && isWebAddress(exercise.video_url) ? exercise.video_url : undefined;
  return (
    <p className="mt-4">
      <a
        href={own ?? searchFor(exercise.name)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-touch items-center gap-1.5 text-sm font-strong no-underline hover:underline"
      >
        {own ? <Play size={18} aria-hidden="true" /> : <Search size={18} aria-hidden="true" />}
        {own ? 'Watch the video' : 'Find a video'}
        <ExternalLink size={16} aria-hidden="true" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </p>
  );
}

const labelOf = (labels: Record<string, string>, word: string | null) => (word ? labels[word] : undefined);

function kindOf({ mechanic, movement_pattern, measure }: Exercise): string {
  const logged = labelOf(MEASURE_LABELS, measure);
  return [
    labelOf(MECHANIC_LABELS, mechanic),
    labelOf(PATTERN_LABELS, movement_pattern),
    logged && `logged by ${logged.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Everything there is to know about an exercise; used wherever one is opened. */
export function ExerciseDetails({ exercise }: { exercise: Exercise }) {
  const steps = stepsOf(exercise.instructions);
  const muscles = { primary: exercise.muscles, secondary: exercise.secondary_muscles };
  const kind = kindOf(exercise);
  return (
    <div className="lg:grid lg:grid-cols-[22.5rem_1fr] lg:items-start lg:gap-8">
      <div>
        <ExerciseMovement exercise={exercise} />
        <BodyMap {...muscles} />
        <MuscleKey {...muscles} />
        {exercise.other_names.length > 0 && (
          <p className="mt-2 text-sm text-ink-3">Also called {exercise.other_names.join(', ')}</p>
        )}
        {exercise.muscle_groups.length > 0 && (
          <p className="mt-2 text-sm text-ink-3">Found under {exercise.muscle_groups.join(', ')}</p>
        )}
      </div>
      <div>
        {exercise.description && (
          <Part title="Description">
            <p className="mt-1 whitespace-pre-line wrap-break-word text-ink-2">{exercise.description}</p>
            {kind && <p className="mt-1 text-sm text-ink-3">{kind}</p>}
          </Part>
        )}
        {steps.length > 0 && (
          <Part title="Instructions">
            <Steps steps={steps} />
          </Part>
        )}
        {exercise.common_mistake && (
          <Part title="Common mistake">
            <p className="mt-1 whitespace-pre-line wrap-break-word text-ink-2">{exercise.common_mistake}</p>
          </Part>
        )}
        <Video exercise={exercise} />
      </div>
    </div>
  );
}
