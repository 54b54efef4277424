import type { InfoContent } from './info-content.ts';

export const features: InfoContent = {
  lead: 'What FitArc can do in this version.',
  sections: [
    {
      heading: 'For members',
      body: [
        {
          terms: [
            [
              'Accounts',
              'Sign up with your email address, confirm it with a code or a link, and choose a new password if you forget the old one.',
            ],
            ['Profile', 'Your height and weight, your goal, how active you are and what you focus on.'],
            [
              'Settings',
              'Change your details, your email address and your password. A new address takes effect once you confirm it.',
            ],
            [
              'Workout library',
              'More than 400 exercises in our own words, from muscle group to muscle to exercise, with a body map, filters, a search and favorites. Members can suggest more.',
            ],
            [
              'Workout plans',
              'A week generated from your goal and activity level by rules you can read, with the reasons, or one you build day by day. Copy a day, change the order, and see how many sets each muscle gets.',
            ],
            [
              'Workout logging',
              'By hand, from a plan or from the library. Set by set if you like, next to what you did last time, with a rest timer and the total weight you moved. What you type is kept on your device until you log it.',
            ],
            [
              'Records',
              'Best set, estimated one-rep max and best volume for every exercise, with a chart over time. FitArc tells you when you break one.',
            ],
            [
              'Calorie tracking',
              'Log a day of food in seconds: recent foods first, a search that forgives typos, portions in grams, slices or cups, barcodes, and products from Open Food Facts. Copy a day, add just calories, undo a deletion.',
            ],
            [
              'Foods',
              'Over 1,500 everyday foods with common portions are included. Add your own, for yourself or, after a review, for everyone.',
            ],
            [
              'Nutrition goals',
              'Calories, protein, carbohydrates and fats, calculated from your profile with every step shown, or set by hand. See how the last seven days compare.',
            ],
            [
              'Body weight and measurements',
              'A log that shows the trend behind the daily ups and downs and keeps your profile up to date, with body fat, waist and other measurements beside it.',
            ],
            [
              'Progress trends',
              '7, 30 or 90 days of food and training as charts and as tables, the sets each muscle got, and a calendar of the year.',
            ],
            ['Dashboard', 'Today’s workout, the week, your goals and your recent workouts at a glance.'],
            [
              'Your data',
              'Download everything as a ZIP, JSON or CSV file, or delete your account. No need to ask anyone.',
            ],
            [
              'Moving in',
              'Import your history from Strong, Hevy, MyFitnessPal, Cronometer, Apple Health and eight other apps, with a preview and undo. Exercises we do not know become your own.',
            ],
            [
              'Light and dark',
              'Follows your system or your choice. Works on a small phone and a wide screen, with a keyboard and with a screen reader.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'For administrators',
      body: [
        {
          terms: [
            [
              'User management',
              'Find an account by any part of its address. Ban one, or many at once; a banned member is signed out everywhere right away.',
            ],
            [
              'Queues',
              'Contributed foods, reports and suggested exercises, oldest first. Numbers that do not add up and possible duplicates are pointed out.',
            ],
            ['Exercise library', 'Add, change and retire exercises; plans and logs keep what they had.'],
            [
              'System analytics',
              'Sign-ups, meals and workouts day by day, and how fast the server responded in the last five minutes.',
            ],
            [
              'Audit log',
              'Who banned, approved, rejected or changed what, when, and what it was before. It cannot be turned off.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'For operators',
      body: [
        {
          terms: [
            [
              'One command',
              '`npm start` installs what is missing, builds, starts the database and prints the address.',
            ],
            ['PostgreSQL inside', 'The database is included. Set `DATABASE_URL` to use your own instead.'],
            [
              'Mail',
              'Sent through your mail server. Without one, each email is saved as a file, so you can try everything right away.',
            ],
            [
              'A look around',
              '`npm run demo` starts a server with three months of sample data and full review queues, and deletes it all when you stop it.',
            ],
            [
              'Backups',
              'One file every night, read back after writing, encrypted if you like. Administrators restore it on the screen.',
            ],
            [
              'Products by the million',
              '`npm run foods:import` imports an Open Food Facts export into your own database, so members find products without asking another server.',
            ],
          ],
        },
      ],
    },
  ],
};
