import type { Section } from './info-content.ts';

export const helpWithLibrary: Section = {
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

export const helpWithPlans: Section = {
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

export const helpWithLogging: Section = {
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
      question: 'Can I train without a signal?',
      answer: [
        'Yes. Open FitArc once with a connection; about half a minute later your plan, your last weights, the library and your diary are on your device. What you log without a connection is saved there, counts at once, and has a small clock next to it. It is sent by itself when the server answers again.',
        'The line below the bar leads to [Waiting entries](/waiting), where you can send now or undo. If the server refuses an entry, it stays there with the reason.',
        'To open the app itself without a connection, its address must begin with https. Settings, Account Security, On this device says whether it works.',
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
