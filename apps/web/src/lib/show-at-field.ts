import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows a refusal beside the field it is about; false when it is about none. */
export function showAtField<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  field: Path<T> | undefined,
): boolean {
  if (!field) return false;
  form.setError(field, { message: (error as Error).message }, { shouldFocus: true });
  return true;
}
