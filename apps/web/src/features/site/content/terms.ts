import type { InfoContent } from './info-content.ts';

export const terms: InfoContent = {
  title: 'Terms',
  lead: 'The rules for using this installation, as the software comes with them.',
  hasContents: true,
  sections: [
    {
      heading: 'Between whom',
      body: [
        'Between you and the person or organisation that runs this installation, called the operator here. The FitArc project publishes the software and is not part of it.',
        {
          note: 'The operator may add rules or replace this text. What they tell you counts before what is written here.',
        },
      ],
    },
    {
      heading: 'Your account',
      body: [
        {
          list: [
            'You need an e-mail address that you can read. Until it is confirmed, the account cannot be used.',
            'Keep your password to yourself. If you think somebody knows it, change it: your other devices are then signed out.',
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
            'Do not try to get at the data of others, or to disturb the service.',
            'What you share with other members has to be true to the best of your knowledge, and yours to share.',
            'Administrators may remove shared content and ban accounts that break these rules.',
          ],
        },
      ],
    },
    {
      heading: 'Your data',
      body: [
        'What you enter stays yours. The operator stores it to run the service for you and for nothing else the software does; the [privacy page](/privacy) has the details.',
        'Foods you make public stay available to the others after you have gone, without your name.',
      ],
    },
    {
      heading: 'Your health',
      body: [
        'FitArc gives no medical advice. Calorie goals, burned calories and plans are estimates from formulas and from what you entered. If you are ill, pregnant, under age or in doubt, speak to a doctor before you follow them.',
      ],
    },
    {
      heading: 'No warranty',
      body: [
        'The software is provided as it is, under the MIT licence, without warranty of any kind. Nobody promises that it is always there or free of mistakes. Download your data now and then if it matters to you.',
      ],
    },
  ],
};
