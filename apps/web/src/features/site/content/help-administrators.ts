import type { Section } from './info-content.ts';

export const helpForAdministrators: Section = {
  heading: 'For administrators',
  questions: [
    {
      question: 'What does a ban do?',
      answer: [
        'The member is signed out everywhere right away and cannot log in again, and the address cannot be used for a new account. Public foods they added stay. When they try to log in, they read the reason you gave and can appeal once.',
        'A ban is lifted when you accept the appeal, under User Management, or by the operator with `npm run admin -- unban`.',
        'You cannot ban yourself or another administrator.',
      ],
    },
    {
      question: 'How do I let somebody in?',
      answer: [
        'Under Admin, Invitations: an invitation is a link for one person, who signs up with it. Or create the member yourself; they choose a password through a link. That works even where sign-up is closed.',
        'Who may sign up without you is set under Admin, Installation.',
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
              'Approve means the content is fine: the report is closed and the food stays. Reject means it is not: only its contributor can still find the food, and all reports on it are closed. Meals logged from it stay. Those who reported it read your note, and so does the member who made the food.',
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
      question: 'I approved the wrong thing',
      answer: [
        {
          terms: [
            ['A food', 'Press Undo, or Back to review under Approved Foods.'],
            ['A report', 'Press Undo, or Open again under Closed in Content Moderation.'],
            [
              'A suggested exercise',
              'Press Back to review under Approved in Workout Moderation. Its exercise leaves the library; plans and workouts keep it.',
            ],
          ],
        },
        'Meals that members have logged keep their values.',
      ],
    },
    {
      question: 'How do I help a member who cannot log in?',
      answer: [
        'Find the account in User Management and open it. You can send a new code while the address is not confirmed, or a link to choose a new password.',
      ],
    },
    {
      question: 'Somebody gets no email',
      answer: [
        'Admin, Mail lists the emails that have not left, with the answer of the mail server. Most leave by themselves: FitArc tries for a day. Send again tries one at once.',
        'If the address is wrong, delete the email and let the person sign up again.',
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
      question: 'How do I get lost data back?',
      answer: [
        'Under Admin, Backups, choose the backup from before and press Restore. All data of all members becomes what it was then; whatever was entered since then is gone from the screens. FitArc makes a backup of the present data first: to undo the restore, restore that one.',
        'Nobody can use FitArc meanwhile, and everyone has the password they had then.',
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
