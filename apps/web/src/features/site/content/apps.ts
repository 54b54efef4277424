import type { InfoContent } from './info-content.ts';

export const apps: InfoContent = {
  lead: 'FitArc runs in the browser. There is nothing to install, but an icon on your home screen is one tap closer.',
  sections: [
    {
      heading: 'iPhone and iPad',
      body: [
        {
          steps: [
            'Open the address of your FitArc in Safari.',
            'Tap the Share button, the square with an arrow.',
            'Choose Add to Home Screen; you may have to scroll.',
            'Tap Add.',
          ],
        },
      ],
    },
    {
      heading: 'Android',
      body: [
        {
          steps: [
            'Open the address of your FitArc in Chrome.',
            'Tap the three dots at the top right.',
            'Choose Add to Home screen.',
            'Confirm.',
          ],
        },
      ],
    },
    {
      heading: 'Computer',
      body: [
        {
          terms: [
            ['Chrome', 'Three dots, Cast, save and share, then Install page as app.'],
            ['Edge', 'Three dots, More tools, Apps, then Install this site as an app.'],
            ['Safari on a Mac', 'File, then Add to Dock.'],
            ['Firefox', 'A bookmark does the same.'],
          ],
        },
        'Browsers move these menu items around now and then; look for words like install or add.',
      ],
    },
    {
      heading: 'Good to know',
      body: [
        {
          list: [
            'The icon may ask you to log in again: some systems keep its storage separate from the browser.',
            'FitArc needs a connection to its server. It does not work offline.',
            'FitArc is not in the app stores. An app with this name in a store is not from this project.',
            'You get a new version automatically when you reload the page.',
          ],
        },
      ],
    },
  ],
};
