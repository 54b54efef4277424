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
            'You can train and log food without a connection: FitArc saves on your device and sends it later. To open the app without a connection, its address must begin with https.',
            'FitArc is not in the app stores. An app with this name in a store is not from this project.',
            'When there is a new version, FitArc says so; press Reload when it suits you.',
          ],
        },
      ],
    },
  ],
};
