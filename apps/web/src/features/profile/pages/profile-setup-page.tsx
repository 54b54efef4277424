import { TITLES } from '@fitarc/contract/page-titles';
import { type Profile, updateProfile } from '@fitarc/contract/profile';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { dropDraft, readDraft, useKeepDraft } from '../../../lib/drafts.ts';
import { failureOf } from '../../../lib/failure.ts';
import { changePreferences } from '../../../lib/preferences.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { changeSession } from '../../../lib/session.ts';
import { browserUnits } from '../../../lib/units.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { HeightFields, WeightFields } from '../components/measure-fields.tsx';
import { PersonalFields } from '../components/personal-fields.tsx';
import { UnitsQuestion } from '../components/units-question.tsx';
import { ACTIVITY_OPTIONS, GOAL_OPTIONS, SETUP_FOCUS_OPTIONS, withStored } from '../profile.options.ts';
import { profileQuery } from '../profile.queries.ts';
import {
  missingMessage,
  NO_PROBLEM,
  numberOrNull,
  type PersonalField,
  problemOf,
  type RequiredField,
  type SetupValues,
  unknownOf,
} from '../setup.form.ts';

const EMPTY: SetupValues = {
  height: '',
  height_unit: 'cm',
  current_weight: '',
  target_weight: '',
  weight_unit: 'kg',
  fitness_goal: '',
  activity_level: '',
  primary_focus: '',
  date_of_birth: '',
  gender: '',
};
const KEPT = Object.keys(EMPTY) as (keyof SetupValues)[];
const isBlank = (values: SetupValues) => KEPT.every((field) => values[field] === EMPTY[field]);

const text = (value: number | string | null) => (value === null ? '' : String(value));
const fromProfile = (profile: Profile): SetupValues => ({
  height: text(profile.height),
  height_unit: profile.height_unit,
  current_weight: text(profile.current_weight),
  target_weight: text(profile.target_weight),
  weight_unit: profile.weight_unit,
  fitness_goal: text(profile.fitness_goal),
  activity_level: text(profile.activity_level),
  primary_focus: text(profile.primary_focus),
  date_of_birth: '',
  gender: '',
});

const payloadOf = (values: SetupValues, asked: readonly PersonalField[]) =>
  ({
    ...Object.fromEntries(asked.map((field) => [field, values[field]])),
    height: Number(values.height),
    current_weight: Number(values.current_weight),
    target_weight: numberOrNull(values.target_weight),
    fitness_goal: values.fitness_goal,
    activity_level: values.activity_level,
    primary_focus: values.primary_focus,
    weight_unit: values.weight_unit,
    height_unit: values.height_unit,
  }) as never;

/** Kilograms, centimeters and kilometers need no choice. */
async function chooseUnits(queryClient: QueryClient, { weight_unit, height_unit }: SetupValues) {
  const distance = weight_unit === 'lbs' ? 'mi' : browserUnits().distance;
  if (weight_unit === 'kg' && height_unit === 'cm' && distance === 'km') return;
  const units = { weight_unit, length_unit: height_unit, distance_unit: distance };
  // The setup is done without it: all screens follow the profile until units are chosen in Settings.
  await changePreferences(queryClient, units).catch(() => undefined);
}

export function ProfileSetupPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const profile = useQuery(profileQuery());
  const asked = unknownOf(profile.data);
  const draft = useRef(readDraft('profile-setup'));
  const [problem, setProblem] = useState(NO_PROBLEM);
  const form = useForm<SetupValues>({ defaultValues: { ...EMPTY, ...draft.current } });
  useKeepDraft('profile-setup', form, KEPT);

  // What is stored already is offered once; what was typed in the meantime or before a reload wins.
  useEffect(() => {
    const stored = profile.data && fromProfile(profile.data);
    if (stored && !isBlank(stored) && !draft.current && isBlank(form.getValues())) form.reset(stored);
  }, [profile.data, form]);

  const saving = useWrite({
    send: (values: SetupValues) => call(updateProfile, { body: payloadOf(values, asked) }),
    onSuccess: async (stored, values) => {
      await chooseUnits(queryClient, values);
      queryClient.setQueryData(profileQuery().queryKey, stored);
      await queryClient.invalidateQueries({ queryKey: queryRoots.nutritionGoals });
      dropDraft('profile-setup');
      changeSession({ needsSetup: false });
      await navigate('/dashboard');
    },
    toFailure: (error) => failureOf(error, 'Failed to update profile. Please try again.'),
  });
  const submit = form.handleSubmit(async (values) => {
    const found = problemOf(values, asked);
    setProblem(found ?? NO_PROBLEM);
    saving.clear();
    if (!found) await saving.write(values);
  });

  const lacks = (field: RequiredField) => (problem.missing.includes(field) ? 'Please choose one' : undefined);
  const focusOptions = withStored(SETUP_FOCUS_OPTIONS, profile.data?.primary_focus ?? null);
  return (
    <Page narrow title={TITLES['/profile-setup']} lead="A few numbers so your goals and plans fit you.">
      <Card>
        <form noValidate onSubmit={submit} className="grid gap-5">
          {profile.isError && (
            <Notice
              tone="danger"
              action={
                <Button variant="secondary" onClick={() => profile.refetch()}>
                  Try again
                </Button>
              }
            >
              Failed to load user profile
            </Notice>
          )}
          <UnitsQuestion form={form} />
          <HeightFields form={form} problem={problem} />
          <WeightFields form={form} problem={problem} />
          <SelectField
            label="Fitness goal"
            placeholder="Choose a goal"
            options={GOAL_OPTIONS}
            error={lacks('fitness_goal')}
            {...form.register('fitness_goal')}
          />
          <SelectField
            label="Activity level"
            placeholder="Choose your usual week"
            options={ACTIVITY_OPTIONS}
            error={lacks('activity_level')}
            {...form.register('activity_level')}
          />
          <SelectField
            label="Primary focus"
            placeholder="Choose a focus"
            options={focusOptions}
            error={lacks('primary_focus')}
            {...form.register('primary_focus')}
          />
          <PersonalFields form={form} asked={asked} problem={problem} />
          {problem.missing.length > 0 && <Notice tone="danger">{missingMessage(problem.missing)}</Notice>}
          <FailureNotice failure={saving.failure} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            full
            busy={form.formState.isSubmitting}
            busyLabel="Saving…"
          >
            Save and go to your dashboard
          </Button>
        </form>
      </Card>
    </Page>
  );
}
