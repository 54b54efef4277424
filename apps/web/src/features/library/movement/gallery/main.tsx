import { StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Card } from '../../../../ui/data/card.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { ThemeSwitch } from '../../../../ui/layout/theme-switch.tsx';
import './gallery.css';
import { MovementPlayer } from '../movement-player.tsx';
import { useShown } from '../use-shown.ts';
import { type CatalogueExercise, catalogueExercises } from './catalogue-exercises.ts';

const wordsOf = ({ key, name, groups, movement }: CatalogueExercise) =>
  [key, name, ...groups, movement].join(' ').toLowerCase();

function Entry({ exercise }: { exercise: CatalogueExercise }) {
  const { name, movement, muscles, secondary, steps } = exercise;
  const shown = useShown({ movement, muscles: [...muscles], secondary_muscles: [...secondary] });
  return (
    <Card as="li" className="[contain-intrinsic-size:auto_36rem] [content-visibility:auto]">
      <h2 className="font-strong">{name}</h2>
      <p className="mb-2 text-sm text-ink-2">{movement}</p>
      {shown && <MovementPlayer shown={shown} name={name} steps={steps} />}
      <ol className="grid list-decimal gap-1 pl-5 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}

/** Every exercise of the catalogue with its figure and its steps, for going through them. */
function Movements() {
  const [words, setWords] = useState('');
  const found = useMemo(() => {
    const wanted = words.toLowerCase().trim();
    return catalogueExercises.filter((exercise) => wordsOf(exercise).includes(wanted));
  }, [words]);
  return (
    <MemoryRouter>
      <main id="main" tabIndex={-1}>
        <Page
          title="Movements"
          lead={<p role="status">{found.length} exercises</p>}
          actions={<ThemeSwitch />}
        >
          <TextField
            label="Name, muscle group or movement"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {found.map((exercise) => (
              <Entry key={exercise.key} exercise={exercise} />
            ))}
          </ul>
        </Page>
      </main>
    </MemoryRouter>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
createRoot(root).render(
  <StrictMode>
    <Movements />
  </StrictMode>,
);
