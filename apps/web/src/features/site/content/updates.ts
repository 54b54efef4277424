import type { InfoContent } from './info-content.ts';

/** The newest version first. */
export const updates: InfoContent = {
  lead: 'What changed in each version, newest first.',
  sections: [
    {
      heading: '0.1.0',
      body: [
        'November 15, 2026. The first version: everything around an account, the exercise library, workout plans, logging, food, trends, the dashboard and the administration.',
        {
          list: [
            'Accounts with email verification by code or link, and password reset.',
            'Profile and settings: height and weight in your units, goal, activity level and focus; an email change that must be confirmed.',
            'Download of everything stored about you, as a ZIP, JSON or CSV file, and deletion of the account.',
            'Import from thirteen other apps and from another FitArc, with a preview, pause and undo; exercises of your own; body measurements.',
            'A library of exercises with instructions, common mistakes and a body map; favorites; suggestions by members, reviewed by administrators, who can also edit the library.',
            'Workout plans: generated from a goal and an activity level, with the reasons, or built by hand; days can be copied, exercises put in order, and the sets per muscle are counted on a body map.',
            'Workout logging, as one line per exercise or set by set, from a plan, from the library or by hand; last time’s values in one tap, a rest timer, and a draft that survives a reload, a closed tab and a lost connection.',
            'Records of every exercise, trends of 7, 30 and 90 days, the sets per muscle, a calendar of the year, and a dashboard.',
            'Calorie tracking: over 1,500 everyday foods, Open Food Facts products, barcodes, your own foods, portions in grams, slices and cups, copying meals and days, goals with the calculation shown, and a weight log with a trend.',
            'Administration: accounts with bans, queues for contributed foods, reports and suggested exercises, analytics measured by the server itself, and an audit log of every action.',
            'Without a signal: read, train and log food offline; everything is sent once when the server answers again. Installable on phones and computers.',
            'Light and dark, following the system or your choice.',
            'An embedded PostgreSQL: one command starts everything. Backup and restore as one file.',
          ],
        },
      ],
    },
  ],
};
