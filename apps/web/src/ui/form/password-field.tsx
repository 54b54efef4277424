import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from './button.tsx';
import { Field, type FieldFrame, fieldProps } from './field.tsx';
import { control } from './field-style.ts';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldFrame;

export function PasswordField({
  id: givenId,
  label,
  hint,
  error,
  warning,
  optional,
  labelHidden,
  className,
  ...input
}: PasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [shown, setShown] = useState(false);
  const frame = { id, label, hint, error, warning, optional, labelHidden, className };
  return (
    <Field {...frame}>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...fieldProps(id, { hint, error, warning })}
          type={shown ? 'text' : 'password'}
          className={cx(control, 'pr-12')}
        />
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          aria-controls={id}
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
          className="absolute top-0.5 right-0.5"
        >
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
      </div>
    </Field>
  );
}
