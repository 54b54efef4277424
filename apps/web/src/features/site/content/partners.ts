import type { InfoContent } from './info-content.ts';

export const partners: InfoContent = {
  title: 'Partners',
  lead: 'There are no partners to list here, and nobody can pay to appear in FitArc. There are good ways to work together all the same.',
  sections: [
    {
      heading: 'Gyms, clubs and practices',
      body: [
        'Run an installation for your members. The MIT licence allows it, for money too, and asks for no permission. You are then the operator: the [privacy page](/privacy) says what that means.',
      ],
    },
    {
      heading: 'Other software',
      body: [
        'Every installation describes its interface at `/api/docs`. The screens use the same interface, so whatever they can do, your program can do with the account of a member.',
      ],
    },
    {
      heading: 'Open Food Facts',
      body: [
        'Food search relies on [Open Food Facts](https://world.openfoodfacts.org), an open database built by volunteers. That is no partnership: FitArc uses it as anybody may. If you find a product missing there, adding it helps everybody.',
      ],
    },
    {
      heading: 'Something else in mind',
      body: ['[Contact](/contact) says where to write.'],
    },
  ],
};
