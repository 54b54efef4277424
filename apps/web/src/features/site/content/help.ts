import { helpForAdministrators } from './help-administrators.ts';
import { helpForMembers } from './help-members.ts';
import { helpForOperators } from './help-operators.ts';
import type { InfoContent } from './info-content.ts';

export const help: InfoContent = {
  lead: 'A short guide for members, administrators and operators.',
  hasContents: true,
  sections: [
    ...helpForMembers,
    helpForAdministrators,
    helpForOperators,
    {
      heading: 'Still stuck',
      body: ['[Contact](/contact) tells you who to ask.'],
    },
  ],
};
