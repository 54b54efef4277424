import type { Profile } from '@fitarc/contract/profile';
import { HEIGHT_BOUNDS, WEIGHT_BOUNDS } from '@fitarc/domain/profile';
import { WEIGHT_SYMBOLS } from '@fitarc/domain/units';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { dropDraft, readDraft, useKeepDraft } from '../../../lib/drafts.ts';
import { profileFormUnits } from '../../../lib/units.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ACTIVITY_OPTIONS, GOAL_OPTIONS, SETTINGS_FOCUS_OPTIONS, withStored } from '../profile.options.ts';
import { useSaveProfile } from '../save-profile.ts';
import {
  type FitnessValues,
  fitnessForm,
  fitnessPayload,
  fitnessValues,
  personalPayload,
  personalValues,
} from '../settings.forms.ts';
import { SaveBar } from './save-bar.tsx';

const KEPT = [
  'height',
  'current_weight',
  'target_weight',
  'fitness_goal',
  'activity_level',
  'primary_focus',
] as const;

export function FitnessTab({ profile }: { profile: Profile }) {
  const saving = useSaveProfile();
  const units = profileFormUnits();
  // What was typed in one unit is not offered in another.
  const draftName = `settings-fitness-${units.weight}-${units.length}`;
  const form = useForm<FitnessValues>({
    resolver: standardSchemaResolver(fitnessForm(units)),
    defaultValues: { ...fitnessValues(profile, units), ...readDraft(draftName) },
  });
  useKeepDraft(draftName, form, KEPT);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const sent = await saving.save({
      ...personalPayload(personalValues(profile)),
      ...fitnessPayload(values, units),
    });
    if (!sent) return;
    form.reset(values);
    dropDraft(draftName);
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          label="Height"
          suffix={units.length}
          step="any"
          min={HEIGHT_BOUNDS.min}
          max={HEIGHT_BOUNDS.max}
          error={errors.height?.message}
          {...form.register('height')}
        />
        <NumberField
          label="Current weight"
          suffix={WEIGHT_SYMBOLS[units.weight]}
          step="any"
          min={WEIGHT_BOUNDS.min}
          max={WEIGHT_BOUNDS.max}
          error={errors.current_weight?.message}
          {...form.register('current_weight')}
        />
        <NumberField
          label="Target weight"
          optional
          suffix={WEIGHT_SYMBOLS[units.weight]}
          step="any"
          min={WEIGHT_BOUNDS.min}
          max={WEIGHT_BOUNDS.max}
          error={errors.target_weight?.message}
          {...form.register('target_weight')}
        />
      </div>
      <SelectField
        label="Fitness goal"
        placeholder="Choose a goal"
        options={GOAL_OPTIONS}
        error={errors.fitness_goal?.message}
        {...form.register('fitness_goal')}
      />
      <SelectField
        label="Activity level"
        optional
        placeholder="Not set"
        options={withStored(ACTIVITY_OPTIONS, profile.activity_level)}
        error={errors.activity_level?.message}
        {...form.register('activity_level')}
      />
      <SelectField
        label="Primary focus"
        placeholder="Choose a focus"
        options={withStored(SETTINGS_FOCUS_OPTIONS, profile.primary_focus)}
        error={errors.primary_focus?.message}
        {...form.register('primary_focus')}
      />
      <SaveBar section="Fitness Goals" {...saving} busy={isSubmitting} />
    </form>
  );
}
