import type { InfoContent } from './info-content.ts';

export const pricing: InfoContent = {
  lead: 'Free. There is no price, no paid tier and no trial that ends.',
  sections: [
    {
      heading: 'What it costs',
      body: [
        'FitArc itself costs nothing. You pay for the machine it runs on, and for a domain name and a mail server if you want them.',
      ],
    },
    {
      heading: 'What you get',
      body: [
        {
          list: [
            'Every feature, for as many members as your machine can serve.',
            'The complete source code under the MIT license: use it, change it, share it, even commercially. Keep the copyright notice; there is no warranty.',
            'Your data on your own disk, in a PostgreSQL database.',
          ],
        },
      ],
    },
    {
      heading: 'When someone else runs it',
      body: [
        'Whoever runs a server may ask its members to share the costs. That is between you and them; the project is not involved.',
      ],
    },
    {
      heading: 'Giving something back',
      body: ['Your time is welcome: see [Careers](/careers).'],
    },
  ],
};
