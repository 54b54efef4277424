import type { Section } from './info-content.ts';

export const helpForAdministrators: Section = {
  heading: 'Keeping it in order',
  questions: [
    {
      question: 'What does a ban do?',
      answer: [
        'The member is signed out everywhere at once and cannot sign in again; the address cannot be used for a new account. Foods of theirs that everybody finds stay. There is no undo on the screen: whoever runs the installation can lift a ban with `npm run admin -- unban`.',
        'You cannot ban yourself or another administrator.',
      ],
    },
    {
      question: 'What do Approve and Reject mean?',
      answer: [
        {
          terms: [
            [
              'A contributed food',
              'Approved, every member finds it. Rejected, only its contributor does, who can correct it and hand it in again. Your note tells them why.',
            ],
            [
              'A report',
              'Approve means that the content is fine: the report is closed and the food stays. Reject means that it is not: nobody but its contributor finds the food any more, and all reports of it are closed. Meals that were logged from it stay.',
            ],
            [
              'A suggested exercise',
              'Approve opens the form with what the member wrote; correct it and it is in the library. Reject closes it, with a note if you like.',
            ],
          ],
        },
      ],
    },
    {
      question: 'What do the warnings beside a food say?',
      answer: [
        'Protein and carbohydrates have about 4 kcal a gram and fat has 9. Where the calories given are far from that sum, where more is said to be in a serving than it weighs, or where something is left open, a line says so. It may still be right: fibre and alcohol follow other rules.',
        'Possible duplicates lists foods with the same words that members find today.',
      ],
    },
    {
      question: 'Somebody else reviewed it before me',
      answer: [
        'Then the row says Already reviewed and leaves your list; what was decided first stands. A food that its contributor has changed since you opened the page is shown again before you can approve it.',
      ],
    },
    {
      question: 'What counts as an active user?',
      answer: [
        'An account that is not banned and was used in the last 30 days. Response times and requests per minute are measured by the server process that answers, over its last five minutes.',
      ],
    },
  ],
};
