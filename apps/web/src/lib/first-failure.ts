import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

type StandardSchema = Parameters<typeof standardSchemaResolver>[0];

/** Checks in the order of the schema and reports the first failure only, as the wizard's texts ask for. */
export function firstFailure<T extends FieldValues>(schema: StandardSchema): Resolver<T> {
  const resolve = standardSchemaResolver(schema) as unknown as Resolver<T>;
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const first = Object.entries(result.errors)[0];
    return first ? { values: {}, errors: Object.fromEntries([first]) as FieldErrors<T> } : result;
  };
}
