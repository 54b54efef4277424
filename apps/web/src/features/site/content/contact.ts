import { MASTODON, SOURCE_CODE } from '../social-links.ts';
import type { InfoContent } from './info-content.ts';

export const contact: InfoContent = {
  lead: 'Who to ask depends on the question.',
  sections: [
    {
      heading: 'Your account',
      body: [
        'If a code does not arrive, your account was banned, or you have a question about your data, ask the person who runs this server, usually whoever gave you its address. The FitArc project runs no service and cannot see or change any account.',
        '[Help](/help) answers many questions.',
      ],
    },
    {
      heading: 'Bugs and ideas',
      body: [
        `Report them where the [source code] is(${SOURCE_CODE}). A good report says:`,
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
        'Found a security hole? Please do not publish the details yet. Ask where the source code is for a private way to report it.',
      ],
    },
    {
      heading: 'Anything else',
      body: [`The project is also on [Mastodon](${MASTODON}) as well.`],
    },
  ],
};
