import { cx } from '../cx.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type DateFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'leading' | 'placeholder'>;

export function DateField({ inputClassName, ...props }: DateFieldProps) {
  return (
    <TextField
      {...props}
      type="date"
      inputClassName={cx(
        // iOS centres the text and shrinks an empty date field.
        'appearance-none text-left [&::-webkit-date-and-time-value]:min-h-6 [&::-webkit-date-and-time-value]:text-left',
        '[&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:p-1',
        inputClassName,
      )}
    />
  );
}
