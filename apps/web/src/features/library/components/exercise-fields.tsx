import { DIFFICULTIES } from '@fitarc/domain/exercise';
import { useController, useFormContext } from 'react-hook-form';
import { Notice } from '../../../ui/data/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import type { Choices } from '../choices.ts';
import { type ExerciseValues, REQUIRED } from '../exercise.forms.ts';
import { ChoiceList } from './choice-list.tsx';
import { MuscleChoices } from './muscle-choices.tsx';

const DIFFICULTY_OPTIONS = DIFFICULTIES.map((level) => ({ value: level, label: level }));

interface Props {
  readonly equipment: Choices;
  readonly groups: Choices;
  readonly musclesOf: (group: string) => Choices;
}

/** What every form about an exercise asks for; inside a `FormProvider`. */
export function ExerciseFields({ equipment, groups, musclesOf }: Props) {
  return (
    <>
      <TextFields />
      <EquipmentChoices equipment={equipment} />
      <MuscleChoices groups={groups} musclesOf={musclesOf} />
    </>
  );
}

function TextFields() {
  const { register, formState } = useFormContext<ExerciseValues>();
  const { errors } = formState;
  const missing = [errors.name, errors.difficulty].some((error) => error?.message === REQUIRED);
  // The sentence about both stands above them once; at each field what to do there.
  const errorOf = (field: 'name' | 'difficulty', short: string) => {
    const message = errors[field]?.message;
    return message === REQUIRED ? short : message;
  };
  return (
    <>
      {missing && <Notice tone="danger">{REQUIRED}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_11rem]">
        <TextField
          label="Name"
          autoComplete="off"
          error={errorOf('name', 'Please fill this in')}
          {...register('name')}
        />
        <SelectField
          label="Difficulty"
          placeholder="Choose"
          options={DIFFICULTY_OPTIONS}
          error={errorOf('difficulty', 'Please choose one')}
          {...register('difficulty')}
        />
      </div>
      <TextAreaField
        label="Description"
        rows={2}
        error={errors.description?.message}
        {...register('description')}
      />
      <TextAreaField
        label="Instructions"
        rows={5}
        hint="One step per line"
        error={errors.instructions?.message}
        {...register('instructions')}
      />
      <TextField
        label="Video URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="Optional: a link to a video that shows it"
        error={errors.video_url?.message}
        {...register('video_url')}
      />
    </>
  );
}

function EquipmentChoices({ equipment }: { equipment: Choices }) {
  const { control } = useFormContext<ExerciseValues>();
  const { field, fieldState } = useController({ control, name: 'equipment_options' });
  const names = equipment.names && [...new Set([...equipment.names, ...field.value])];
  return (
    <ChoiceList
      label="Equipment"
      choices={{ ...equipment, names }}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      ref={field.ref}
    />
  );
}
