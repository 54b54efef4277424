import type { Section } from './info-content.ts';

export const helpForAdministrators: Section = {
  heading: 'For administrators',
  questions: [
    {
      question: 'What does a ban do?',
      answer: [
        'The member is signed out everywhere right away and cannot log in again, and the address cannot be used for a new account. Public foods they added stay. You cannot undo a ban on the screen; the operator can lift it with `npm run admin -- unban`.',
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
              'If you approve it, every member can find it. If you reject it, only its contributor can, and can correct and resubmit it. Your note tells them why.',
            ],
            [
              'A report',
              'Approve means the content is fine: the report is closed and the food stays. Reject means it is not: only its contributor can still find the food, and all reports on it are closed. Meals logged from it stay.',
            ],
            [
              'A suggested exercise',
              'Approve opens a form with what the member wrote; correct it and save it to the library. Reject closes it, with a note if you like.',
            ],
          ],
        },
      ],
    },
    {
      question: 'What do the warnings next to a food mean?',
      answer: [
        'Protein and carbohydrates have about 4 kcal per gram and fat has 9. A warning appears when the calories are far from that total, when the nutrients weigh more than the serving, or when a value is missing. The food may still be right: fiber and alcohol follow other rules.',
        'Possible duplicates lists foods with the same words that members can already find.',
      ],
    },
    {
      question: 'Someone else reviewed it before me',
      answer: [
        'The row says Already reviewed and leaves your list; the first decision counts. If the contributor changed a food after you opened the page, you see it again before you can approve it.',
      ],
    },
    {
      question: 'What counts as an active user?',
      answer: [
        'An account that is not banned and was used in the last 30 days. Response times and requests per minute cover the last five minutes of the server process that answers.',
      ],
    },
  ],
};
