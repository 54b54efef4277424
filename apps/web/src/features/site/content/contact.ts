import { MASTODON, SOURCE_CODE } from '../social-links.ts';
import type { InfoContent } from './info-content.ts';

export const contact: InfoContent = {
  title: 'Contact',
  lead: 'Whom to ask depends on what it is about.',
  sections: [
    {
      heading: 'Your account',
      body: [
        'A code that does not arrive, a ban, a question about your data: ask the person who runs this installation, usually whoever gave you its address. The FitArc project runs no service and cannot see or change any account.',
        'Many answers are in [Help](/help) already.',
      ],
    },
    {
      heading: 'Bugs and ideas',
      body: [
        `Tell them at the [source code](${SOURCE_CODE}). A good report says:`,
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
        'Found a way in that should not be there? Please do not publish the details yet. Ask at the source code for a private way to report it.',
      ],
    },
    {
      heading: 'Anything else',
      body: [`The project is on [Mastodon](${MASTODON}) as well.`],
    },
  ],
};
