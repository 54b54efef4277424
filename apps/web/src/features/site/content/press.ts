import type { InfoContent } from './info-content.ts';

export const press: InfoContent = {
  lead: 'There is no press office and there are no quotes to copy. Here are the facts, the name and the logo.',
  sections: [
    {
      heading: 'The facts',
      body: [
        {
          terms: [
            [
              'What it is',
              'A self-hosted web application to plan training, log workouts and food, and follow progress.',
            ],
            ['Who makes it', 'An open project. There is no company behind it.'],
            [
              'First version',
              '0.1.0, November 15, 2026. See [Updates](/updates) for what has changed since.',
            ],
            ['License and price', 'MIT license, free of charge.'],
            ['Built with', 'TypeScript, React, Node.js and PostgreSQL.'],
          ],
        },
      ],
    },
    {
      heading: 'The name',
      body: [
        'FitArc: one word, with a capital F and a capital A. The arc is the path from where you are to where you want to be, and the open ring that every goal is drawn as.',
      ],
    },
    {
      heading: 'The logo',
      body: [
        'An open ring in green; [the mark as an SVG file](/favicon.svg).',
        {
          list: [
            'Use it to point to FitArc, in any size, on a plain background.',
            'Keep its shape. Black or white is fine where color is not available.',
            'Please do not use the logo or the name for another product, or in a way that suggests an endorsement.',
          ],
        },
      ],
    },
    {
      heading: 'Pictures',
      body: ['You may publish screenshots of FitArc freely. Please use made-up data, not a member’s data.'],
    },
  ],
};
