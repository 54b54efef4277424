import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function NutritionPage() {
  return (
    <OnItsWay title="Nutrition Goals">
      Your daily calories, protein, carbohydrates and fats will be worked out here from your profile.
    </OnItsWay>
  );
}
