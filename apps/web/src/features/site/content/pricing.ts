import type { InfoContent } from './info-content.ts';

export const pricing: InfoContent = {
  title: 'Pricing',
  lead: 'Free. There is no price, no paid tier and no trial that ends.',
  sections: [
    {
      heading: 'What it costs',
      body: [
        'FitArc itself costs nothing. What you pay for is the machine it runs on: its electricity or its rent and, if you want them, a domain name and a mail server.',
      ],
    },
    {
      heading: 'What you get',
      body: [
        {
          list: [
            'Every feature, for as many members as your machine can serve.',
            'The complete source code under the MIT licence: use it, change it, pass it on, for money too. Keep the copyright notice with it; there is no warranty.',
            'Your data on your own disk, in a PostgreSQL database.',
          ],
        },
      ],
    },
    {
      heading: 'When somebody else runs it',
      body: [
        'Whoever runs an installation may ask its members to share the costs. That is between you and them; the project takes no part in it.',
      ],
    },
    {
      heading: 'Giving something back',
      body: ['Time is welcome: [Careers](/careers) says how to take part.'],
    },
  ],
};
