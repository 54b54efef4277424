import type { InstallationForm } from '@fitarc/contract/installation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/failure.ts';
import { useWrite } from '../../lib/use-write.ts';
import { type Changes, saveSettings, showSettings } from './installation.queries.ts';

const CHANGED_MEANWHILE = 412;

/** The settings as another administrator has saved them in the meantime. */
const theirsIn = (error: unknown): InstallationForm | undefined =>
  error instanceof ApiError && error.status === CHANGED_MEANWHILE
    ? (error.body.current as InstallationForm)
    : undefined;

interface Part<Values> {
  /** What this form is about, as it is typed. */
  read(settings: InstallationForm): Values;
  bodyOf(values: Values): Changes;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The environment's own are not sent. */
const withoutFixed = (body: Changes, { set_by }: InstallationForm): Changes =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !(field in set_by)));

/** Of a setting that the environment sets. */
export function setBy({ set_by }: InstallationForm, field: keyof Changes): string | undefined {
  const variable = set_by[field];
  return variable ? `Set by ${variable} in the environment` : undefined;
}

/** One part of the settings with a form and a button of its own. */
export function useSettingsForm<Values extends FieldValues>(
  settings: InstallationForm,
  { read, bodyOf }: Part<Values>,
) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({ defaultValues: read(settings) as DefaultValues<Values> });
  const base = useRef(settings);
  // Another part was saved: this one is as it was read.
  if (same(read(settings), read(base.current))) base.current = settings;
  const [saved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<InstallationForm>();

  const take = (settled: InstallationForm) => {
    base.current = settled;
    setTheirs(undefined);
    form.reset(read(settled) as DefaultValues<Values>);
    showSettings(queryClient, settled);
  };

  const saving = useWrite({
    send: async (values: Values) => {
      const body = withoutFixed(bodyOf(values), base.current);
      try {
        return await saveSettings(body, base.current);
      } catch (error) {
        const current = theirsIn(error);
        // Another part was changed, which this one leaves as it is.
        if (current && same(read(current), read(base.current))) return saveSettings(body, current);
        throw error;
      }
    },
    onSuccess: (settled) => {
      take(settled);
      setSaved(true);
    },
    onError: (error) => {
      const current = theirsIn(error);
      if (current) {
        setTheirs(current);
        return true;
      }
      const field = error instanceof ApiError ? error.body.field : undefined;
      if (!field || !(field in form.getValues())) return false;
      form.setError(field as Path<Values>, { message: failureOf(error).title }, { shouldFocus: true });
      return true;
    },
    toFailure: (error) => failureOf(error, 'Failed to save the settings'),
  });

  const save = form.handleSubmit((values) => {
    setSaved(false);
    setTheirs(undefined);
    return saving.write(values).then(() => undefined);
  });

  return {
    form,
    save,
    bar: {
      saved: saved && !form.formState.isDirty,
      failure: saving.failure,
      busy: saving.isPending,
      conflict: theirs && {
        useTheirs: () => take(theirs),
        saveMine: () => {
          base.current = theirs;
          void save();
        },
      },
    },
    /** For a field that the environment sets: locked, with the reason. */
    fixed: (field: keyof Changes) => setBy(settings, field),
  };
}

export type SettingsBar = ReturnType<typeof useSettingsForm>['bar'];
