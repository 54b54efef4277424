import type { InfoContent } from './info-content.ts';

export const contact: InfoContent = {
  lead: 'Who to ask depends on the question.',
  sections: [
    {
      heading: 'Your account',
      body: [
        'If a code does not arrive, your account was banned, or you have a question about your data, ask the person who runs this server. The FitArc project runs no service and cannot see or change any account.',
        { operator: 'contact' },
        '[Help](/help) answers many questions.',
      ],
    },
    {
      heading: 'Bugs and ideas',
      body: [
        'Tell whoever runs this server; they can pass it on to the project. A good report says:',
        {
          list: [
            'the version (see [Updates](/updates)), the browser and the device;',
            'what you did, step by step;',
            'what you expected, and what happened instead.',
          ],
        },
        'Please leave out passwords, codes and the data of members.',
      ],
    },
    {
      heading: 'Security',
      body: [
        'Found a security hole? Please do not publish the details yet. Tell whoever runs this server first, in private.',
      ],
    },
    {
      heading: 'Imprint',
      body: [{ operator: 'imprint' }],
    },
  ],
};
