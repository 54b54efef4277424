import type { InfoContent } from './info-content.ts';

export const terms: InfoContent = {
  lead: 'The default rules for using this server.',
  hasContents: true,
  sections: [
    {
      heading: 'Between whom',
      body: [
        'Between you and the person or organization that runs this server, called the operator here. The FitArc project publishes the software and is not a party.',
        { operator: 'responsible' },
        {
          note: 'The operator may add rules or replace this text. What they tell you takes precedence.',
        },
      ],
    },
    {
      heading: 'Your account',
      body: [
        {
          list: [
            'You need an email address that you can read. Until it is confirmed, the account cannot be used.',
            'Keep your password to yourself. If you think someone knows it, change it: your other devices are then signed out.',
            'You can delete your account at any time, in Settings under Account Security.',
          ],
        },
      ],
    },
    {
      heading: 'Fair use',
      body: [
        {
          list: [
            'Do not try to access other people’s data or disrupt the service.',
            'What you share with other members must be true to the best of your knowledge, and yours to share.',
            'Administrators may remove shared content and ban accounts that break these rules.',
          ],
        },
      ],
    },
    {
      heading: 'Your data',
      body: [
        'What you enter stays yours. The operator stores it only to run the service for you; see the [privacy page](/privacy) for details.',
        'Foods you make public stay available to others after you leave, without your name.',
      ],
    },
    {
      heading: 'Your health',
      body: [
        'FitArc gives no medical advice. Calorie goals, burned calories and plans are estimates from formulas and from what you entered. If you are ill, pregnant, a minor or in doubt, talk to a doctor before you follow them.',
      ],
    },
    {
      heading: 'No warranty',
      body: [
        'The software is provided as is, under the MIT license, without warranty of any kind. No one promises that it is always available or free of errors. Download your data now and then if it matters to you.',
      ],
    },
  ],
};
