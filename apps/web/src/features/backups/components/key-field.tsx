import { ExactField } from '../../../ui/form/exact-field.tsx';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
}

/** Of an encrypted backup. It is sent for this one restore and kept nowhere. */
export const KeyField = ({ value, error, onChange }: Props) => (
  <ExactField
    label="Secret key"
    hint="The line of your key file that starts with AGE-SECRET-KEY-1. It is used for this restore only and not stored."
    autoCapitalize="characters"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);
