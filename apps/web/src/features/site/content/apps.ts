import type { InfoContent } from './info-content.ts';

export const apps: InfoContent = {
  title: 'Apps',
  lead: 'FitArc runs in the browser. Nothing needs installing, but an icon on the home screen is one tap closer.',
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
        'Browsers move these entries around now and then; look for words like install or add.',
      ],
    },
    {
      heading: 'Good to know',
      body: [
        {
          list: [
            'The icon may ask you to log in once more: some systems keep its storage apart from the browser.',
            'FitArc needs a connection to the machine it runs on. It does not work offline.',
            'There is nothing in the app stores. An app by this name in a store is not from this project.',
            'A new version arrives by itself when the page is loaded again.',
          ],
        },
      ],
    },
  ],
};
