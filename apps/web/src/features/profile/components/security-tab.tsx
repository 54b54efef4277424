import { changePassword } from '@fitarc/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { COMMON_PASSWORD, useCommonPassword } from '../../../lib/use-common-password.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { refreshSecurity } from '../../security/security.queries.ts';
import { passwordProblem, type SecurityValues } from '../settings.forms.ts';
import { SaveBar } from './save-bar.tsx';

const EMPTY: SecurityValues = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
  endOthers: true,
};

function failureOfChange(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { title: 'Failed to update password' };
  if (error.kind === 'setup') return { title: 'Error setting up the password update request' };
  return failureOf(
    error,
    error.status === 400 ? 'Invalid current password or new password' : 'Failed to update password',
  );
}

/** A 400 blames the current password, unless the server says that it is the new one. */
function fieldOf(error: unknown): { field: keyof SecurityValues; message: string } | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  return error.body.field === 'newPassword'
    ? { field: 'newPassword', message: error.message }
    : { field: 'currentPassword', message: 'Current password is incorrect' };
}

export function SecurityTab({ email }: { email: string }) {
  const [saved, setSaved] = useState(false);
  const [nothingToDo, setNothingToDo] = useState(false);
  const queryClient = useQueryClient();
  const form = useForm<SecurityValues>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const isCommon = useCommonPassword(form.watch('newPassword'));

  const saving = useWrite({
    send: ({ currentPassword, newPassword, endOthers }: SecurityValues) =>
      call(changePassword, {
        body: { currentPassword, newPassword, ...(endOthers ? {} : { endOthers: false }) },
      }),
    onSuccess: () => {
      void refreshSecurity(queryClient);
      form.reset(EMPTY);
      setSaved(true);
    },
    onError: (error) => {
      const marked = fieldOf(error);
      if (marked) form.setError(marked.field, marked, { shouldFocus: true });
    },
    toFailure: failureOfChange,
  });
  const submit = form.handleSubmit(async (values) => {
    if (saving.isSending()) return;
    saving.clear();
    setSaved(false);
    const empty = !values.currentPassword && !values.newPassword && !values.confirmPassword;
    setNothingToDo(empty);
    if (empty) return;
    const problem = passwordProblem(values);
    if (problem) return form.setError(problem.field, problem, { shouldFocus: true });
    await saving.write(values);
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* For password managers: whose password is being changed. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        warning={isCommon ? COMMON_PASSWORD : undefined}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <CheckboxField
        label="Sign out my other devices and end my access tokens"
        {...form.register('endOthers')}
      />
      <SaveBar section="Account Security" saved={saved} failure={saving.failure} busy={isSubmitting}>
        {nothingToDo && <Notice tone="info">Enter a new password to change it</Notice>}
      </SaveBar>
    </form>
  );
}
