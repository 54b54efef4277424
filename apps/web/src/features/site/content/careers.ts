import { SOURCE_CODE } from '../social-links.ts';
import type { InfoContent } from './info-content.ts';

export const careers: InfoContent = {
  title: 'Careers',
  lead: 'FitArc is an open project, not a company. There are no jobs to apply for, but there is work to share.',
  sections: [
    {
      heading: 'How to take part',
      body: [
        {
          list: [
            'Use it, and say what got in your way. A precise report is worth as much as code.',
            'Improve a sentence. Every text you read here is in the source code.',
            'Try it with a keyboard, a screen reader, an old phone or a slow line, and tell what you found.',
            'Fix or build something. `CONTRIBUTING.md` explains how the code is laid out, and `npm test` says whether everything still works.',
          ],
        },
      ],
    },
    {
      heading: 'What you get for it',
      body: [
        'No pay and no title. Your name in the history of the project, and software that works a little more the way you need it to.',
      ],
    },
    {
      heading: 'Where to start',
      body: [
        `At the [source code](${SOURCE_CODE}). For anything large, ask first: a few words beforehand save both sides an evening. [Contact](/contact) says where.`,
      ],
    },
  ],
};
