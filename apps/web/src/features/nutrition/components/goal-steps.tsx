import type { Goals } from '@fitarc/contract/nutrition';
import type { Profile } from '@fitarc/contract/profile';
import { type GoalArithmetic, goalArithmetic } from '@fitarc/domain/energy';
import { KCAL_PER_GRAM } from '@fitarc/domain/macros';
import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import { ACTIVITY_LEVEL_LABELS, FITNESS_GOAL_LABELS } from '@fitarc/domain/profile-labels';
import { fromCm, fromKg, roundTo, toCm, toKg, WEIGHT_SYMBOLS } from '@fitarc/domain/units';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatNumber, formatShort, formatWhole } from '../../../lib/format-number.ts';
import { currentUnits } from '../../../lib/units.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { NUTRIENTS } from '../nutrients.ts';

const formatSigned = (value: number) =>
  value < 0 ? `− ${formatNumber(-value)}` : `+ ${formatNumber(value)}`;

function Step({ title, sum, children }: { title: string; sum: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-line py-3 not-last:border-b">
      <span className="font-label">{title}</span>
      <b className="text-right font-strong whitespace-nowrap">{sum}</b>
      <span className="col-span-full text-sm text-ink-2">{children}</span>
    </li>
  );
}

/** The formula counts kilograms and centimeters; its factors are converted for whoever reads other units. */
function bodyTerms({ kg, cm }: GoalArithmetic): string {
  const { weight, length } = currentUnits();
  const perWeight = formatNumber(roundTo(toKg(10, weight), 2));
  const perLength = formatNumber(roundTo(toCm(6.25, length), 2));
  const [heavy, tall] = [formatShort(fromKg(kg, weight)), formatShort(fromCm(cm, length))];
  return `${perWeight} × ${heavy} ${WEIGHT_SYMBOLS[weight]} + ${perLength} × ${tall} ${length}`;
}

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function Steps({ sums, profile }: { sums: GoalArithmetic; profile: Profile }) {
  const level = ACTIVITY_LEVEL_LABELS[profile.activity_level as ActivityLevel];
  const goal = FITNESS_GOAL_LABELS[profile.fitness_goal as FitnessGoal];
  return (
    <ol className="tabular-nums">
      <Step title="What your body uses at rest" sum={`${formatWhole(sums.rest)} kcal`}>
        {bodyTerms(sums)} − 5 × {formatNumber(sums.age)} years {formatSigned(sums.sexTerm)} (Mifflin-St Jeor)
      </Step>
      <Step title="With your daily activity" sum={`${formatWhole(sums.rest * sums.factor)} kcal`}>
        × {formatNumber(sums.factor)}, {lower(level)}
      </Step>
      <Step title="For your goal" sum={`${formatWhole(sums.goals.calories)} kcal`}>
        {formatSigned(sums.adjustment)} kcal for {goal.toLowerCase()}
        {sums.raised && '; never less than 1,200 kcal'}
      </Step>
      {NUTRIENTS.flatMap(({ key, label }) =>
        key === 'calories' ? (
          []
        ) : (
          <Step key={key} title={label} sum={`${formatWhole(sums.goals[key])} g`}>
            {sums.shares[key]}% of {formatWhole(sums.goals.calories)} kcal, {KCAL_PER_GRAM[key]} kcal a gram
          </Step>
        ),
      )}
    </ol>
  );
}

/** Set by hand, or the profile has changed since. */
function Differs({ sums, goals }: { sums: GoalArithmetic; goals: Goals }) {
  if (sums.goals.calories === goals.daily_calories_goal && !goals.by_day) return null;
  return (
    <Notice className="mb-3">
      Your profile now gives {formatWhole(sums.goals.calories)} kcal; your goal is{' '}
      {formatWhole(goals.daily_calories_goal)} kcal. Recalculate Goals sets it from your profile.
    </Notice>
  );
}

/** The arithmetic, with the reader's own numbers in it. */
export function GoalSteps({ profile, goals }: { profile: Profile; goals: Goals | null }) {
  const id = useId();
  const isFull = profile.gender && profile.activity_level && profile.fitness_goal;
  const sums = isFull ? goalArithmetic(profile) : null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="How this is calculated" />
      {sums ? (
        <>
          {goals && <Differs sums={sums} goals={goals} />}
          <Steps sums={sums} profile={profile} />
          <p className="mt-3 text-sm text-ink-2">
            An estimate for healthy adults, not medical advice.{' '}
            <Link to="/settings">Change your profile</Link> when your weight or routine changes.
          </p>
        </>
      ) : (
        <p className="text-ink-2">
          The calculation needs your height, weight, date of birth, gender, activity level and fitness goal.{' '}
          <Link to="/settings">Complete your profile</Link>
        </p>
      )}
    </Card>
  );
}
