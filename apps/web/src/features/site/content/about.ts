import type { InfoContent } from './info-content.ts';

export const about: InfoContent = {
  lead: 'A fitness log you host yourself: plan your training, write down what you lift and eat, and see where it takes you.',
  sections: [
    {
      heading: 'What it is',
      body: [
        'One place for what most people keep in three: the training plan, the workout log and the food diary. Goals come from your profile, totals from what you logged.',
        'It is a web application designed for the phone first. It runs on a Linux or macOS machine with Node.js and includes its own database. A small server or the computer under your desk is enough.',
      ],
    },
    {
      heading: 'Who it is for',
      body: [
        {
          list: [
            'People who train a few times a week and want all their numbers in one place.',
            'Households, clubs and groups of friends who would rather share a small server than hand their data to a company.',
            'Anyone who likes to know how a number was calculated.',
          ],
        },
      ],
    },
    {
      heading: 'What it is not',
      body: [
        {
          list: [
            'Not a doctor and not a coach. Calorie goals are estimates, and labeled as such.',
            'Not a social network. There are no followers, no feed and no ranking.',
            'Not a business. Nothing is for sale and there is no advertising.',
            'Not finished; software never is. [Updates](/updates) says what changed in each version.',
          ],
        },
      ],
    },
    {
      heading: 'Your data',
      body: [
        'What you enter is stored in the database of the server you use. There are no cookies, no tracking and no scripts from elsewhere. You can download everything, or delete your account, whenever you like.',
        'The [privacy page](/privacy) lists every field that is stored and everything that is sent.',
      ],
    },
    {
      heading: 'An open project',
      body: [
        'FitArc is made by its contributors and published under the MIT license. The source code is there to read, to run and to improve; [Careers](/careers) says how to take part.',
      ],
    },
  ],
};
