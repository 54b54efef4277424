import type { Movement } from './movement.ts';

type Options = Readonly<Record<string, readonly string[]>>;
type Chosen<O extends Options> = { readonly [Name in keyof O]: O[Name][number] };

/** A kind of movement with what can vary in it. The first word of each option is the usual one. */
export interface Template {
  readonly key: string;
  readonly label: string;
  readonly options: Options;
  readonly make: (chosen: Readonly<Record<string, string>>) => Movement;
}

/** `has` asks for a word in any option. */
export const template = <const O extends Options>(
  key: string,
  label: string,
  options: O,
  make: (chosen: Chosen<O>) => Movement,
): Template => ({ key, label, options, make: make as Template['make'] });
