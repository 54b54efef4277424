/** What a personal token may be allowed to do, with the words a member reads. */
export const TOKEN_SCOPES = {
  'today:read': 'Read the summary of today',
  'diary:read': 'Read meals, foods, recipes and nutrition goals',
  'diary:write': 'Log and change meals, foods, recipes and nutrition goals',
  'workouts:read': 'Read workouts and records',
  'workouts:write': 'Log and change workouts',
  'weights:read': 'Read weight and measurements',
  'weights:write': 'Log and change weight and measurements',
  'plans:read': 'Read workout plans',
  'plans:write': 'Create and change workout plans',
  'library:read': 'Read the exercise library and programs',
  'profile:read': 'Read your profile and preferences',
  export: 'Download all your data',
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;
export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as [TokenScope, ...TokenScope[]];

/** So that a leaked one is recognized by those who search for them. */
export const TOKEN_PREFIX = 'fitarc_pat_';
export const TOKEN_HINT_LENGTH = 8;
export const MOST_TOKENS = 20;
export const TOKEN_NAME_LENGTH = 60;
/** Days until a new token expires; 'none' never does. */
export const TOKEN_LIFETIMES = { '30': 30, '90': 90, '365': 365, none: null } as const;
export type TokenLifetime = keyof typeof TOKEN_LIFETIMES;
