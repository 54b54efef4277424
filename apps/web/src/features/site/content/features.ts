import type { InfoContent } from './info-content.ts';

export const features: InfoContent = {
  title: 'Features',
  lead: 'What FitArc does in this version.',
  sections: [
    {
      heading: 'For members',
      body: [
        {
          terms: [
            [
              'Accounts',
              'Sign up with your e-mail address, confirm it with a code or a link, choose a new password when you forgot the old one.',
            ],
            [
              'Profile',
              'Height and weight in the units you think in, your goal, how active you are and what you focus on.',
            ],
            [
              'Settings',
              'Change your details, your address and your password. A new address counts once you have confirmed it.',
            ],
            [
              'Workout library',
              'Nearly 400 exercises in our own words, from muscle group to muscle to exercise, with a body map, filters, a search and favorites. Members can suggest more.',
            ],
            [
              'Workout plans',
              'A week made from your goal and activity level by rules you can read, with its reasons, or one you build day by day. Copy a day, change the order, and see how many sets each muscle gets.',
            ],
            [
              'Workout logging',
              'By hand, from a plan or from the library. Set by set if you like, with what you did the last time beside it, a rest timer and the total you moved. What you type is kept on your device until it is logged.',
            ],
            [
              'Records',
              'Best set, estimated one-rep maximum and best volume of every exercise, with a chart over time. A save that beats one says so.',
            ],
            [
              'Calorie tracking',
              'A day’s food in seconds: what you ate lately first, a search that forgives typing slips, portions in grams or slices and cups, barcodes, products of Open Food Facts. Copy a day, add calories alone, take a deletion back.',
            ],
            [
              'Foods',
              'Over 1,500 everyday foods with their portions come along. Add your own, for yourself or, after a review, for everybody.',
            ],
            [
              'Nutrition goals',
              'Calories, protein, carbohydrates and fats from your profile with the sums shown, or set by hand, and how the last seven days met them.',
            ],
            [
              'Body weight',
              'A log with the trend behind the daily ups and downs, in step with your profile.',
            ],
            [
              'Progress trends',
              '7, 30 or 90 days of food and training as charts and as tables, the sets each muscle got, and a calendar of the year.',
            ],
            ['Dashboard', 'Today’s workout, the week, your goals and your recent workouts at a glance.'],
            [
              'Your data',
              'Download everything as JSON or CSV, or delete your account. No need to ask anybody.',
            ],
            [
              'Light and dark',
              'Follows your system, or your choice. Works from a small phone to a wide screen, with a keyboard and with a screen reader.',
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
              'Find an account by any part of its address. Ban one, or many at once; a banned member is signed out everywhere that moment.',
            ],
            [
              'Queues',
              'Contributed foods, reports and suggested exercises, the oldest first. Figures that do not fit together and foods that are there already are pointed out.',
            ],
            ['Exercise library', 'Add, change and retire exercises; plans and logs keep what they had.'],
            [
              'System analytics',
              'Sign-ups, meals and workouts day by day, and how fast the server has answered in the last five minutes, as it measured itself.',
            ],
            [
              'Audit log',
              'Who banned, approved, rejected or changed what, when, and how it was before. Nobody can switch it off.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'For whoever runs it',
      body: [
        {
          terms: [
            [
              'One command',
              '`npm start` installs what is missing, builds, starts the database and prints the address.',
            ],
            ['PostgreSQL inside', 'The database comes along. `DATABASE_URL` uses one of your own instead.'],
            [
              'Mail',
              'Through your mail server. Without one, mails become files in a folder, so that you can try everything at once.',
            ],
            [
              'A look around',
              '`npm run demo` starts an installation with three months of a member’s life and full queues, and throws it away afterwards.',
            ],
            ['Backups', '`npm run backup` writes one file, `npm run restore` reads it back.'],
            [
              'Products by the million',
              '`npm run foods:import` takes an export of Open Food Facts into your own database, so that members find products without asking elsewhere.',
            ],
          ],
        },
      ],
    },
  ],
};
