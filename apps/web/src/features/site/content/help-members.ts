import { helpWithFood } from './help-food.ts';
import type { Section } from './info-content.ts';

const gettingStarted: Section = {
  heading: 'Getting started',
  questions: [
    {
      question: 'How do I sign up?',
      answer: [
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
      question: 'The code does not arrive',
      answer: [
        {
          list: [
            'Give it a minute, and check your spam folder.',
            'Press Resend code. You can do this once a minute; the new code replaces the old one.',
            'A code expires after 15 minutes or five wrong tries. The link in the same email works for 24 hours.',
            'Mistyped your address? Sign out and sign up again. An unconfirmed account is deleted after 7 days.',
            'Still nothing? Ask the person who runs the server. They can check whether email is going out, and can confirm your account by hand.',
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
      answer: ['An administrator banned it, and only the person who runs the server can undo that.'],
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

const library: Section = {
  heading: 'Workout library',
  questions: [
    {
      question: 'How do I find an exercise?',
      answer: [
        'Open the [Workout Library](/workouts), choose a muscle group, then a muscle. Difficulty and equipment narrow the list. The arrow above the heading and your browser’s back button both go up one level.',
        'Or use the search: a name, a muscle or a piece of equipment, in any order. “dumbbell chest” works, so do short names such as “rdl”, and typos are forgiven. Exercises you log or mark as favorites come first.',
      ],
    },
    {
      question: 'What do the colored muscles mean?',
      answer: [
        'Filled muscles are the ones the exercise mainly trains; hatched ones assist. Their names are below the picture.',
      ],
    },
    {
      question: 'What is the difference between Bodyweight and No Equipment?',
      answer: [
        'Bodyweight means you lift yourself; you may need a bar, a bench or a box. No Equipment means a floor and a wall are enough.',
      ],
    },
    {
      question: 'How do I keep the exercises I like?',
      answer: ['Press the heart. [Favorites](/favorites) lists them, newest first.'],
    },
    {
      question: 'An exercise is missing',
      answer: [
        'Press Suggest an exercise at the end of the library and describe it. An administrator reviews it; see the result under Your suggestions.',
      ],
    },
  ],
};

const plans: Section = {
  heading: 'Workout plans',
  questions: [
    {
      question: 'How is a plan generated?',
      answer: [
        'From your goal, your activity level and the exercise library, by written rules. No outside service is involved. The page explains the plan: how many days, how they are split, how many sets each part of the body gets.',
        'The same goal and level always start with the same plan. Generate a new plan gives you different exercises in the same structure.',
      ],
    },
    {
      question: 'Can I change a generated plan?',
      answer: ['Yes, all of it: press a day, then add, remove or reorder exercises and set the numbers.'],
    },
    {
      question: 'How do I use the same day twice?',
      answer: [
        'Press the day, then Copy; press another day, then Paste. This also works from one plan to another. Exercises already on the day are skipped, except while you adjust a generated plan.',
      ],
    },
    {
      question: 'How do I change the order of exercises?',
      answer: [
        'Drag the dots to the left of an exercise. With a keyboard, focus the dots and press the arrow keys.',
      ],
    },
    {
      question: 'What do seconds, minutes and meters mean in a plan?',
      answer: [
        'Holds, like a plank, are counted in seconds, cardio in minutes and carries in meters. Everything else is counted in reps.',
      ],
    },
    {
      question: 'How are the sets per muscle counted?',
      answer: [
        'Each set counts for the muscles the exercise mainly trains, not for the ones that assist. Cardio counts for heart and lungs; stretches do not count. In the picture, filled means nine or more sets a week, hatched one to eight.',
      ],
    },
    {
      question: 'What happens to my workouts when I delete a plan?',
      answer: ['Nothing. What you logged stays.'],
    },
  ],
};

const logging: Section = {
  heading: 'Logging workouts',
  questions: [
    {
      question: 'How do I log a workout?',
      answer: [
        'Open [Log Workout](/workout-logging), choose the type of workout, add exercises with sets, reps and weight, and press Log Workout. Duration, calories and notes are optional.',
        'To start with exercises already filled in, press Start Workout on a plan or on the dashboard, import today’s exercises from one of your plans, or press Log This Exercise in the library.',
      ],
    },
    {
      question: 'Can I log each set separately?',
      answer: [
        'Yes: open the sets of an exercise. Each row has its own weight and reps, a type of set (normal, warm-up, drop set, to failure) and a checkmark. Next to it is what you did last time; press it to use it.',
        'If you check off only some sets, FitArc asks whether the others count too. If you check off none, all of them are logged.',
      ],
    },
    {
      question: 'I closed the page in the middle of a workout',
      answer: [
        'What you typed is kept on that device until you log it or start over. Open [Log Workout](/workout-logging) again, or press Resume Workout on the dashboard. Signing out removes it.',
      ],
    },
    {
      question: 'How do I correct or delete a workout?',
      answer: [
        'Press it under Recent workouts on the [Dashboard](/dashboard) or under Workout Details in [Trends](/trends), then Edit or Delete. For older workouts, press the day in the training calendar. You can undo a deletion for a few seconds.',
      ],
    },
    {
      question: 'What counts as a record?',
      answer: [
        'Your heaviest set, the highest estimated one-rep max and the most weight moved in one workout, for each exercise. Warm-ups do not count. Without weight, it is the most reps, seconds or meters in one set. The first time you log an exercise sets the mark; after that, FitArc tells you when you beat it.',
        'The one-rep max is estimated with the Epley formula, weight × (1 + reps / 30), from sets of up to 12 reps.',
      ],
    },
    {
      question: 'What is the volume?',
      answer: [
        'Weight times reps, added up over all sets except warm-ups. Exercises counted in seconds, minutes or meters have no volume.',
      ],
    },
    {
      question: 'Which days does a trend show?',
      answer: [
        'Today and the 7, 30 or 90 days before it, in your time zone. Days without an entry are left out. Averages exclude today because it is not over yet.',
      ],
    },
    {
      question: 'Where does the calorie goal on the dashboard come from?',
      answer: [
        'From your height, weight, age, activity level and goal, using one version of the Mifflin-St Jeor formula for everyone: a general estimate. Your own daily target, which takes your sex into account, appears next to it once your nutrition goals are calculated.',
      ],
    },
  ],
};

const yourData: Section = {
  heading: 'Your data',
  questions: [
    {
      question: 'How do I download my data?',
      answer: [
        'In [Settings](/settings) under Account Security: Download JSON for programs, Download CSV for a spreadsheet. Both contain your account, profile, favorites, suggestions, plans, foods and everything you logged; neither contains your password.',
      ],
    },
    {
      question: 'How do I delete my account?',
      answer: [
        'In [Settings](/settings) under Account Security: Delete my account. It asks for your password, then deletes all your private data for good. Foods you made public stay, without your name. You may want to download your data first.',
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
  library,
  plans,
  logging,
  helpWithFood,
  settings,
  yourData,
];
