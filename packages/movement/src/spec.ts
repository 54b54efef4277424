import type { Movement } from './movement.ts';
import type { Template } from './template.ts';

/** A movement in words: the key of its template, then what is not as usual, such as `curl dumbbells neutral`. */
export interface Spec {
  readonly template: Template;
  readonly chosen: Readonly<Record<string, string>>;
}

const usual = ({ options }: Template) =>
  Object.fromEntries(Object.entries(options).map(([name, [first = '']]) => [name, first]));

/** Undefined where a word is unknown, or says an option twice. */
export function readSpec(text: string, templates: ReadonlyMap<string, Template>): Spec | undefined {
  const [key = '', ...words] = text.trim().split(/\s+/);
  const template = templates.get(key);
  if (!template) return undefined;
  const chosen = usual(template);
  const said = new Set<string>();
  for (const word of words) {
    const option = Object.entries(template.options).find(([, values]) => values.includes(word))?.[0];
    if (!option || said.has(option)) return undefined;
    said.add(option);
    chosen[option] = word;
  }
  return { template, chosen };
}

/** In words again, without what is usual. */
export function writeSpec({ template, chosen }: Spec): string {
  const words = Object.entries(template.options).flatMap(([name, values]) => {
    const word = chosen[name];
    return word !== undefined && word !== values[0] && values.includes(word) ? [word] : [];
  });
  return [template.key, ...words].join(' ');
}

export const makeMovement = ({ template, chosen }: Spec): Movement => template.make(chosen);
