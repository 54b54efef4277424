import {
  ACTIVITY_LEVELS,
  FITNESS_GOALS,
  GENDERS,
  SETTINGS_FOCUSES,
  SETUP_FOCUSES,
} from '@fitarc/domain/profile';
import {
  ACTIVITY_LEVEL_LABELS,
  FITNESS_GOAL_LABELS,
  GENDER_LABELS,
  PRIMARY_FOCUS_LABELS,
} from '@fitarc/domain/profile-labels';

export interface Option {
  readonly value: string;
  readonly label: string;
}

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>): readonly Option[] =>
  values.map((value) => ({ value, label: labels[value] }));

export const GENDER_OPTIONS = optionsOf(GENDERS, GENDER_LABELS);
export const GOAL_OPTIONS = optionsOf(FITNESS_GOALS, FITNESS_GOAL_LABELS);
export const SETUP_FOCUS_OPTIONS = optionsOf(SETUP_FOCUSES, PRIMARY_FOCUS_LABELS);
export const SETTINGS_FOCUS_OPTIONS = optionsOf(SETTINGS_FOCUSES, PRIMARY_FOCUS_LABELS);
/** 'Extremely active' is offered by the plan screens only. */
export const ACTIVITY_OPTIONS = optionsOf(
  ACTIVITY_LEVELS.filter((level) => level !== 'extremely_active'),
  ACTIVITY_LEVEL_LABELS,
);

const LABELS: Record<string, string> = { ...PRIMARY_FOCUS_LABELS, ...ACTIVITY_LEVEL_LABELS };

/** A stored value that this screen does not offer is still shown, so that saving other fields never loses it. */
export const withStored = (options: readonly Option[], stored: string | null): readonly Option[] =>
  !stored || options.some(({ value }) => value === stored)
    ? options
    : [...options, { value: stored, label: LABELS[stored] ?? stored }];
