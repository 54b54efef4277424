import type { InfoContent } from './info-content.ts';

export const careers: InfoContent = {
  lead: 'FitArc is an open project, not a company. There are no jobs to apply for, but there is work to share.',
  sections: [
    {
      heading: 'How to take part',
      body: [
        {
          list: [
            'Use it, and tell us what got in your way. A precise report is worth as much as code.',
            'Improve a sentence. Every text you see here is in the source code.',
            'Try it with a keyboard, a screen reader, an old phone or a slow connection, and tell us what you found.',
            'Fix or build something. `CONTRIBUTING.md` explains how the code is organized, and `npm test` tells you whether everything still works.',
          ],
        },
      ],
    },
    {
      heading: 'What you get',
      body: [
        'No pay and no title. Your name in the history of the project, and software that works a little more the way you need it to.',
      ],
    },
    {
      heading: 'Where to start',
      body: [
        'With the source code; whoever runs this server has it. For anything large, ask first: a few words up front save everyone an evening. See [Contact](/contact).',
      ],
    },
  ],
};
