import { NAME_AND_CALORIES } from '@fitarc/contract/foods';
import { FOOD_CATEGORIES } from '@fitarc/domain/food';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { CustomFoodValues } from '../custom-food.form.ts';
import { energyDoubt } from '../custom-food-energy.ts';
import { CustomFoodFigure } from './custom-food-figure.tsx';

const CATEGORIES = FOOD_CATEGORIES.map((category) => ({ value: category, label: category }));
const VISIBILITIES = [
  { value: 'personal', label: 'Personal', description: 'Only you can find and use it.' },
  {
    value: 'public',
    label: 'Public',
    description: 'Everyone can find it once it has been reviewed.',
  },
];

const DETAILS = [
  { name: 'fibre', label: 'Fiber', unit: 'g' },
  { name: 'sugar', label: 'Sugar', unit: 'g' },
  { name: 'saturated_fat', label: 'Saturated fat', unit: 'g' },
  { name: 'sodium', label: 'Sodium', unit: 'mg' },
] as const;

/** What a food is asked for; inside a `FormProvider`. */
export function CustomFoodFields() {
  const { register, formState } = useFormContext<CustomFoodValues>();
  const { errors } = formState;
  const hasDetails = DETAILS.some(({ name }) => formState.defaultValues?.[name]);
  // Said once, at the first of the two that is missing.
  const saidAbove =
    errors.name?.message === NAME_AND_CALORIES && errors.calories?.message === NAME_AND_CALORIES;
  return (
    <>
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
        <TextField
          label="Brand"
          optional
          autoComplete="off"
          error={errors.brand?.message}
          {...register('brand')}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 @max-[18rem]/panel:grid-cols-1 sm:grid-cols-4">
        <CustomFoodFigure
          name="calories"
          label="Calories"
          unit="kcal"
          error={saidAbove ? undefined : errors.calories?.message}
          marked={saidAbove}
        />
        <CustomFoodFigure name="protein" label="Protein" unit="g" optional error={errors.protein?.message} />
        <CustomFoodFigure name="carbs" label="Carbs" unit="g" optional error={errors.carbs?.message} />
        <CustomFoodFigure name="fats" label="Fats" unit="g" optional error={errors.fats?.message} />
      </div>
      <EnergyDoubt />
      <Disclosure label="More nutrients" note="Optional" openAtFirst={hasDetails}>
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 pt-2 @max-[18rem]/panel:grid-cols-1 sm:grid-cols-4">
          {DETAILS.map(({ name, label, unit }) => (
            <CustomFoodFigure
              key={name}
              name={name}
              label={label}
              unit={unit}
              optional
              error={errors[name]?.message}
            />
          ))}
        </div>
      </Disclosure>
      <div className="grid grid-cols-2 items-start gap-3 @max-[18rem]/panel:grid-cols-1">
        <TextField
          label="Serving size"
          hint="The amount these values are for"
          autoComplete="off"
          error={errors.serving_size?.message}
          {...register('serving_size')}
        />
        <SelectField
          label="Category"
          options={CATEGORIES}
          error={errors.category?.message}
          {...register('category')}
        />
      </div>
      <RadioCards
        legend="Visibility"
        columns={1}
        options={VISIBILITIES}
        error={errors.visibility?.message}
        {...register('visibility')}
      />
    </>
  );
}

const PAUSE_MS = 600;

/** Only when the typing has paused: half a number is nothing to doubt. */
function EnergyDoubt() {
  const [calories, protein, carbs, fats, serving_size] = useWatch<
    CustomFoodValues,
    readonly ['calories', 'protein', 'carbs', 'fats', 'serving_size']
  >({ name: ['calories', 'protein', 'carbs', 'fats', 'serving_size'] });
  const [doubt, setDoubt] = useState(() => energyDoubt({ calories, protein, carbs, fats, serving_size }));
  useEffect(() => {
    const next = energyDoubt({ calories, protein, carbs, fats, serving_size });
    const timer = setTimeout(() => setDoubt(next), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [calories, protein, carbs, fats, serving_size]);
  return doubt && <Notice tone="warning">{doubt}</Notice>;
}
