import type { Profile } from '@fitarc/contract/profile';
import type { ActivityLevel } from '@fitarc/domain/profile';
import { ACTIVITY_LEVEL_LABELS } from '@fitarc/domain/profile-labels';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Card, CardHead, CardLink } from '../../../ui/data/card.tsx';
import { goalWords, heightWords, NOT_KNOWN, weightWords } from '../profile-text.ts';

/** 'Moderately active', without the explanation in brackets. */
const activityWords = (level: string | null) =>
  ACTIVITY_LEVEL_LABELS[level as ActivityLevel]?.replace(/ \(.*/, '') ?? NOT_KNOWN;

const factsOf = (profile: Profile): readonly [string, string, ReactNode?][] => [
  ['Height', heightWords(profile.height, profile.height_unit)],
  [
    'Weight',
    weightWords(profile.current_weight, profile.weight_unit),
    <Link key="log" to="/tracking" className="text-sm">
      Log weight
    </Link>,
  ],
  ['Target weight', weightWords(profile.target_weight, profile.weight_unit)],
  ['Goal', goalWords(profile.fitness_goal)],
  ['Activity level', activityWords(profile.activity_level)],
  ['Age', profile.age === null ? NOT_KNOWN : String(profile.age)],
];

export function ProfileCard({ profile }: { profile: Profile | null }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="md:col-span-3 lg:col-span-4">
      <CardHead
        id={id}
        title="Profile summary"
        action={
          <CardLink to="/settings">
            Edit
            <span className="sr-only"> profile</span>
          </CardLink>
        }
      />
      {profile ? (
        <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
          {factsOf(profile).map(([label, value, action]) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="font-strong wrap-break-word">{value}</dd>
              {action && <dd>{action}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-ink-2">No profile data found</p>
      )}
    </Card>
  );
}
