import type { Section } from './info-content.ts';

export const helpWithSecurity: Section = {
  heading: 'Account security',
  questions: [
    {
      question: 'How do I turn on a second factor?',
      answer: [
        {
          steps: [
            'Open [Settings](/settings), Account Security, and turn on the second factor.',
            'Scan the picture with an authenticator app, then enter the code that the app shows.',
            'Keep the ten recovery codes somewhere you can reach without your phone. Each works once.',
          ],
        },
        'From then on, FitArc asks for a code when you log in with your password.',
      ],
    },
    {
      question: 'I lost my phone',
      answer: [
        'Enter a recovery code in place of the code from the app. Then turn the second factor off and on again in [Settings](/settings), with your new phone.',
        'Without recovery codes, ask the person who runs the server; see [Contact](/contact). They can remove the second factor.',
      ],
    },
    {
      question: 'What is a passkey?',
      answer: [
        'A way to log in with your fingerprint, face or device PIN, without a password. Add one in [Settings](/settings) under Account Security. It works at the address of FitArc where you added it, and needs HTTPS. If you lose the device, remove its passkey there.',
      ],
    },
    {
      question: 'Where am I signed in?',
      answer: [
        '[Settings](/settings), Account Security, lists your devices with their network addresses. You can sign out one or all others, and read the recent activity. You get an email when someone logs in on a new device. If that was not you, change your password.',
      ],
    },
    {
      question: 'What is single sign-on?',
      answer: [
        'If the login page has a button for it, you can log in with your account at the provider of the person who runs the server. To use it with the account you have here, link it in [Settings](/settings) under Account Security.',
      ],
    },
    {
      question: 'How do my own programs read my data?',
      answer: [
        'With an access token from [Settings](/settings), Account Security. Choose what it may do and until when, and copy it at once: it is shown only once. A token can be revoked there.',
        'A webhook works the other way: FitArc tells an address of yours when you log a workout, meals or a weight, break a record, or change a plan.',
      ],
    },
  ],
};
