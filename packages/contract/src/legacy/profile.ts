/** Accepted spellings of a profile: the personal fields as the registration spells them, in camelCase. */
const CAMEL: Record<string, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  dateOfBirth: 'date_of_birth',
};

export const readProfileChanges = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([key, value]) => [CAMEL[key] ?? key, value]))
    : body;
