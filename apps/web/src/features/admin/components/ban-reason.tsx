import { BAN_REASON_LENGTH } from '@fitarc/contract/admin';
import { TextAreaField } from '../../../ui/form/text-field.tsx';

interface Props {
  readonly value: string;
  /** More than one reads it. */
  readonly many?: boolean;
  onChange(value: string): void;
}

export function BanReason({ value, many = false, onChange }: Props) {
  const reader = many ? 'Each of them reads it' : 'The user reads it';
  return (
    <TextAreaField
      label="Reason"
      optional
      hint={`${reader} when trying to log in. ${value.length} of ${BAN_REASON_LENGTH} characters`}
      rows={2}
      maxLength={BAN_REASON_LENGTH}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
