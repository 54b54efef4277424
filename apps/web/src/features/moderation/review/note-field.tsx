import { TextAreaField } from '../../../ui/form/text-field.tsx';

const NOTE_LENGTH = 500;

interface Props {
  readonly label: string;
  readonly value: string;
  onChange(note: string): void;
}

export const NoteField = ({ label, value, onChange }: Props) => (
  <TextAreaField
    label={label}
    hint={`Optional, ${value.length} of ${NOTE_LENGTH} characters`}
    rows={2}
    maxLength={NOTE_LENGTH}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
