import { helpWithFood } from './help-food.ts';
import { helpWithSecurity } from './help-security.ts';
import { helpWithLibrary, helpWithLogging, helpWithPlans } from './help-training.ts';
import type { Section } from './info-content.ts';

const gettingStarted: Section = {
  heading: 'Getting started',
  questions: [
    {
      question: 'How do I sign up?',
      answer: [
        'On some installations you need an invitation, or an administrator creates your account: then open the link you were given.',
        {
          steps: [
            'Open [Sign up](/signup) and enter your name, gender and date of birth.',
            'Continue, then enter your email address and a password of at least 8 characters. A short sentence makes a good password.',
            'Enter the 6-digit code from the email, or open the link in it.',
            'Enter your height, weight, goal, activity level and focus. Goals and plans are based on them; you can change them later.',
          ],
        },
      ],
    },
    {
      question: 'Can I bring my data from another app?',
      answer: [
        {
          steps: [
            'Export your data from the other app. [Import](/import) says where to find the export of each one.',
            'Open [Import](/import) and choose the file as it is. FitArc recognizes the app by its content.',
            'Check the preview: the unit, the names of the exercises, and what is left out.',
            'Choose Import. You can pause it, and undo it later.',
          ],
        },
        'Importing the same file again, or a newer one, adds only what is new.',
      ],
    },
    {
      question: 'The code does not arrive',
      answer: [
        {
          list: [
            'Give it a minute, and check your spam folder.',
            'If the page says that our mail server has not accepted the email yet, just wait: it comes by itself, with a code that works.',
            'Press Resend code. You can do this once a minute; the new code replaces the old one.',
            'A code expires after 15 minutes or five wrong tries. The link in the same email works for 24 hours.',
            'Mistyped your address? Sign out and sign up again. An unconfirmed account is deleted after 7 days.',
            'Still nothing? Ask the person who runs the server; see [Contact](/contact). They can check whether email is going out, and can confirm your account by hand.',
          ],
        },
      ],
    },
  ],
};

const loggingIn: Section = {
  heading: 'Logging in',
  questions: [
    {
      question: 'I forgot my password',
      answer: [
        {
          steps: [
            'Open [Forgot your password?](/forgot-password) and enter the address of your account.',
            'Open the link in the email. It works once and expires in 60 minutes.',
            'Choose a new password. You are signed out everywhere and log in with the new one.',
          ],
        },
        'The page says the same thing whether or not the address has an account, so no one can find out who is a member. If no email arrives, try another address you may have used.',
      ],
    },
    {
      question: 'It says there were too many attempts',
      answer: [
        'After ten wrong passwords from the same network, you have to wait 15 minutes. Wait, or choose a new password.',
      ],
    },
    {
      question: 'How long do I stay logged in?',
      answer: [
        '30 days on each device, or until you sign out. If a session ends while you are typing, log in again: you come back to the same page with what you had typed.',
      ],
    },
    {
      question: 'My account has been banned',
      answer: [
        'Log in with your password: you see the reason, if the administrator gave one, and can send one appeal. An administrator reads it, and you get an email with the answer. The person who runs the server can lift a ban, too.',
      ],
    },
  ],
};

const settings: Section = {
  heading: 'Settings',
  questions: [
    {
      question: 'Where do I change my details?',
      answer: [
        'In [Settings](/settings), which has three tabs: Personal Information, Fitness Goals and Account Security. Save each tab separately.',
        'A new email address takes effect once you open the link we send to it and confirm. Until then your account keeps the current one, and you can cancel the change. For seven days after a change, a link sent to the old address can undo it.',
      ],
    },
    {
      question: 'Can I use pounds and inches?',
      answer: [
        'When you fill in your profile for the first time, yes: choose the unit next to the number. Settings shows and saves kilograms and centimeters; values you entered in other units are converted.',
      ],
    },
    {
      question: 'How do I switch between light and dark?',
      answer: ['Use the sun or moon in the header. Until you press it, FitArc follows your system.'],
    },
  ],
};

const yourData: Section = {
  heading: 'Your data',
  questions: [
    {
      question: 'How do I download my data?',
      answer: [
        'In [Settings](/settings) under Account Security: Download everything (ZIP) for another FitArc, another app or a spreadsheet; Download JSON for programs; Download CSV for one file with all tables. All contain your account, profile, favorites, suggestions, plans, foods and everything you logged; none contains your password.',
      ],
    },
    {
      question: 'How do I delete my account?',
      answer: [
        'In [Settings](/settings) under Account Security: Delete my account. It asks for your password (without one, for a passkey, or log in again first), then deletes all your private data for good. Foods you made public stay, without your name. You may want to download your data first.',
      ],
    },
    {
      question: 'Who can see what I enter?',
      answer: ['See [Privacy](/privacy) for the full answer.'],
    },
  ],
};

export const helpForMembers: readonly Section[] = [
  gettingStarted,
  loggingIn,
  helpWithLibrary,
  helpWithPlans,
  helpWithLogging,
  helpWithFood,
  settings,
  helpWithSecurity,
  yourData,
];
