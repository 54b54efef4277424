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
            'Continue, then enter your e-mail address and a password of at least 8 characters. A short sentence is a good password.',
            'Type the 6-digit code from the mail, or press the link in it.',
            'Enter your height, weight, goal, activity level and focus. Goals and plans are worked out from them; you can change them later.',
          ],
        },
      ],
    },
    {
      question: 'The code does not arrive',
      answer: [
        {
          list: [
            'Give it a minute, and look in the spam folder.',
            'Press Resend code. You can do so once a minute; the new code replaces the former one.',
            'A code is good for 15 minutes and for five wrong tries, the link in the same mail for 24 hours.',
            'Mistyped your address? Sign out and sign up again. An account that is never confirmed is removed after 7 days.',
            'Still nothing: ask the person who runs the installation. They can see whether mails leave it, and can confirm your account by hand.',
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
            'Press the link in the mail. It works once and for 60 minutes.',
            'Choose a new password. You are then signed out everywhere and log in with it.',
          ],
        },
        'The page says the same whether or not the address has an account, so that nobody can find out who is a member. If no mail comes, try another address of yours.',
      ],
    },
    {
      question: 'It says too many attempts',
      answer: [
        'After ten wrong passwords an account is locked for 15 minutes. Wait, or choose a new password.',
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
      answer: ['An administrator of the installation did that, and only the person who runs it can undo it.'],
    },
  ],
};

const settings: Section = {
  heading: 'Settings',
  questions: [
    {
      question: 'Where do I change my details?',
      answer: [
        'In [Settings](/settings), which has three parts: Personal Information, Fitness Goals and Account Security. Each part is saved for itself.',
        'A new e-mail address counts once you have pressed the link that is sent there. Until then the present one stays, and you can call the change off.',
      ],
    },
    {
      question: 'Can I use pounds and inches?',
      answer: [
        'When you fill in your profile for the first time, yes: choose the unit beside the number. Settings show and save kilograms and centimetres; what you entered in other units is converted, not relabelled.',
      ],
    },
    {
      question: 'How do I switch between light and dark?',
      answer: ['With the sun or the moon in the header. Until you press it, FitArc follows your system.'],
    },
  ],
};

const library: Section = {
  heading: 'Workout library',
  questions: [
    {
      question: 'How do I find an exercise?',
      answer: [
        'Open the [Workout Library](/workouts), choose a muscle group, then a muscle. Difficulty and equipment narrow the list. The arrow above the heading and the back button of your browser both go up one level.',
        'Or type into the search: a name, a muscle or a piece of equipment, in any order. “dumbbell chest” works, and small typing mistakes are forgiven.',
      ],
    },
    {
      question: 'What do the colored muscles mean?',
      answer: [
        'Filled muscles are what the exercise trains first of all, hatched ones help. The names stand below the picture.',
      ],
    },
    {
      question: 'What is the difference between Bodyweight and No Equipment?',
      answer: [
        'Bodyweight means that you lift yourself; a bar, a bench or a box may be needed. No Equipment means that floor and wall are enough.',
      ],
    },
    {
      question: 'How do I keep the exercises I like?',
      answer: ['Press the heart. [Favorites](/favorites) lists them, the newest first.'],
    },
    {
      question: 'An exercise is missing',
      answer: [
        'Press Suggest an exercise at the end of the library and describe it. An administrator reviews it; under Your suggestions you see what became of it.',
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
        'From your goal, how active you are, and the exercise library, by written rules. No outside service is asked. The page says why the plan is as it is: how many days, how they are divided, how many sets each part of the body gets.',
        'The same goal and level always begin with the same plan. Generate a new plan gives you other exercises in the same frame.',
      ],
    },
    {
      question: 'Can I change a generated plan?',
      answer: [
        'Everything: press a day, then add, remove or reorder exercises and set the numbers. A generated plan is kept as soon as it is made; your changes are kept when you save them.',
      ],
    },
    {
      question: 'How do I use the same day twice?',
      answer: [
        'Press the day, then Copy; press another day, then Paste. That works from one plan to another too. Exercises that are on the day already are skipped, except while you adjust a generated plan.',
      ],
    },
    {
      question: 'How do I change the order of exercises?',
      answer: [
        'Drag the dots at the left of an exercise. With a keyboard, move to the dots and press the arrow keys.',
      ],
    },
    {
      question: 'What do seconds, minutes and metres mean in a plan?',
      answer: [
        'Exercises that are held, like a plank, are counted in seconds, cardio in minutes and carries in metres. All others are counted in repetitions.',
      ],
    },
    {
      question: 'How are the sets per muscle counted?',
      answer: [
        'Each set counts for what the exercise trains first of all, not for what only helps. Cardio counts for heart and lungs, stretches do not count. On the picture, filled means nine sets a week or more, hatched one to eight.',
      ],
    },
    {
      question: 'What happens to my workouts when I delete a plan?',
      answer: ['Nothing. What you have logged stays.'],
    },
  ],
};

const logging: Section = {
  heading: 'Logging workouts',
  questions: [
    {
      question: 'How do I log a workout?',
      answer: [
        'Open [Log Workout](/workout-logging), choose the type of workout, add exercises with their sets, repetitions and weight, and press Log Workout. Duration, calories and notes can stay empty.',
        'To begin with exercises already filled in, press Start Workout on a plan or on the dashboard, import today’s exercises from one of your plans, or press Log This Exercise in the library.',
      ],
    },
    {
      question: 'Can I log each set by itself?',
      answer: [
        'Yes: open the sets of an exercise. Each row has its own weight and repetitions, a kind of set (normal, warm-up, drop set, to failure) and a tick. Beside it stands what you did the last time; press it to take it over.',
        'If you tick some sets and not others, FitArc asks whether the others count too. If you tick none, all of them are logged.',
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
        'Press it under Recent workouts on the [Dashboard](/dashboard) or under Workout Details in [Trends](/trends), then Edit or Delete. Older ones are found by their day: press it in the training calendar. A deletion can be undone for a few seconds.',
      ],
    },
    {
      question: 'What counts as a record?',
      answer: [
        'Your heaviest set, the highest estimated one-rep maximum and the most weight moved in one workout, for each exercise. Warm-ups do not count. Where no weight is used, it is the most repetitions, seconds or metres in one set. The first time you log an exercise sets the mark; from then on a save that beats it says so.',
        'The one-rep maximum is estimated by the formula of Epley, weight × (1 + repetitions / 30), from sets of at most 12 repetitions.',
      ],
    },
    {
      question: 'What is the volume?',
      answer: [
        'Weight times repetitions, added up over all sets except warm-ups. Exercises counted in seconds, minutes or metres have none.',
      ],
    },
    {
      question: 'Which days does a trend show?',
      answer: [
        'Today and the 7, 30 or 90 days before it, by the calendar where you are. Days without an entry are left out. Today is not over, so averages leave it out.',
      ],
    },
    {
      question: 'Where does the calorie goal on the dashboard come from?',
      answer: [
        'From your height, weight, age, activity level and goal, by the formula of Mifflin and St Jeor in one form for everybody: a general estimate. A daily target of your own, which takes your sex into account, stands beside it once your nutrition goals are calculated.',
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
        'In [Settings](/settings) under Account Security: Download JSON for programs, Download CSV for a spreadsheet. Both hold your account, your profile, your favorites, your suggestions, your plans, your foods and what you logged; the password is in neither.',
      ],
    },
    {
      question: 'How do I delete my account?',
      answer: [
        'In [Settings](/settings) under Account Security: Delete my account. It asks for your password, and then everything private goes at once and for good. Foods you made public stay, without your name. You may want to download your data first.',
      ],
    },
    {
      question: 'Who can see what I enter?',
      answer: ['[Privacy](/privacy) answers that in full.'],
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
