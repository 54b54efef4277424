import { TextField, type TextFieldProps } from './text-field.tsx';

/** Brings up the keyboard with the @ and keeps phones from capitalising. */
export function EmailField({ label = 'Email', ...rest }: Omit<TextFieldProps, 'label'> & { label?: string }) {
  return <TextField type="email" inputMode="email" autoCapitalize="none" label={label} {...rest} />;
}
