import { TextField, type TextFieldProps } from './text-field.tsx';

/** For codes, keys and words to repeat: nothing suggests, capitalizes or corrects what is typed. */
export const ExactField = (field: TextFieldProps) => (
  <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />
);
