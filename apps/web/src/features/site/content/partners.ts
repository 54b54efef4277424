import type { InfoContent } from './info-content.ts';

export const partners: InfoContent = {
  lead: 'There are no partners to list here, and no one can pay to appear in FitArc. There are still good ways to work together.',
  sections: [
    {
      heading: 'Gyms, clubs and practices',
      body: [
        'Run a server for your members. The MIT license allows it, even commercially, without asking. You are then the operator: see the [privacy page](/privacy) for what that means.',
      ],
    },
    {
      heading: 'Other software',
      body: [
        'Every server documents its API at `/api/docs`. The screens use the same API, so your program can do whatever they do with a member’s account.',
      ],
    },
    {
      heading: 'Open Food Facts',
      body: [
        'Food search relies on [Open Food Facts](https://world.openfoodfacts.org), an open database built by volunteers. That is not a partnership: FitArc uses it like anyone can. If a product is missing there, adding it helps everyone.',
      ],
    },
    {
      heading: 'Something else in mind',
      body: ['See [Contact](/contact).'],
    },
  ],
};
