import { readSpec, type Spec, writeSpec } from '@fitarc/movement/spec';
import { templates } from './templates.ts';

const WORDS: Record<string, string> = { 'ez-bar': 'EZ bar', 't-bar': 'T-bar' };

/** `one-arm` as a label. */
const labelOf = (word: string) => {
  const text = WORDS[word] ?? word.replaceAll('-', ' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

interface MovementOption {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** Every kind of movement, by name. */
export const movementChoices = () =>
  [...templates.values()]
    .map(({ key, label }) => ({ value: key, label }))
    .sort((a, b) => a.label.localeCompare(b.label));

const optionsOf = ({ template, chosen }: Spec): MovementOption[] =>
  Object.entries(template.options)
    .filter(([, values]) => values.length > 1)
    .map(([name, values]) => ({
      name,
      label: labelOf(name),
      value: chosen[name] ?? '',
      choices: values.map((value) => ({ value, label: labelOf(value) })),
    }));

interface ChosenMovement {
  readonly key: string;
  readonly label: string;
  readonly options: readonly MovementOption[];
  /** The same with another word for one option. */
  having(name: string, value: string): string;
}

/** Undefined for none, and for a movement of another release. */
export function chosenMovement(text: string): ChosenMovement | undefined {
  const spec = readSpec(text, templates);
  return (
    spec && {
      key: spec.template.key,
      label: spec.template.label,
      options: optionsOf(spec),
      having: (name, value) => writeSpec({ ...spec, chosen: { ...spec.chosen, [name]: value } }),
    }
  );
}
