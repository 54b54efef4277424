import type { Section } from './info-content.ts';

export const helpWithFood: Section = {
  heading: 'Food and weight',
  questions: [
    {
      question: 'How do I log what I ate?',
      answer: [
        'Open [Calorie Tracking](/calorietracker) and press Add Food, or + on a meal. Recent and frequent foods are listed right away; otherwise type a word or two. Choose the food, enter how much, and press Add Food. The values shown are for the portion.',
        'Words can be in any order, and typos are forgiven. Your own foods come first, then everyday foods, then foods from other members and products. Products from Open Food Facts have their own section.',
      ],
    },
    {
      question: 'Can I add several foods at once?',
      answer: [
        'Yes: type them in one line, such as “100 g toast, 2 eggs, black coffee”. You see the food and the weight for each. Where FitArc is not sure, it asks: use it, change it, or leave it out. Then add them all with one press.',
      ],
    },
    {
      question: 'Can I change the meals of the day?',
      answer: [
        'Press the three dots beside Add Food and choose Meals of the Day. You can rename and reorder the meals, or show one list instead. To move a food to another meal, press the three dots beside it.',
      ],
    },
    {
      question: 'How much is a portion?',
      answer: [
        'A portion starts at what you ate last time, otherwise at a household portion, otherwise at 100 g. It is stored in grams, from 1 to 1,000. Many foods also offer slices, cups or pieces, and you can type fractions such as 1/2. If the values of a food are for one serving without a weight, such as 1 cup, then 100 means one serving.',
      ],
    },
    {
      question: 'Can I log something without searching for it?',
      answer: [
        'Quick Add takes just calories, plus a name and macros if you like. Copy brings a meal or a whole day from another date. You can find a packaged food by its barcode: scan it with the camera, or type it.',
      ],
    },
    {
      question: 'I made a mistake in a meal',
      answer: [
        'Press the three dots beside it: Edit changes the portion, the figures, the name or the day, Delete removes it and can be undone for a few seconds. A meal keeps its values, even if the food is corrected later.',
      ],
    },
    {
      question: 'My food is missing',
      answer: [
        'Press Create Custom Food on [Calorie Tracking](/calorietracker). A personal food is yours alone, and you can use it right away. A public food is reviewed by an administrator first; until then only you see it, under Show My Contributions, where you can also edit or delete it.',
        'A public food that is wrong can be reported there and in the search.',
      ],
    },
    {
      question: 'Where do the values come from?',
      answer: [
        'Everyday foods use the National Nutrient Database of the United States Department of Agriculture, release 28; dishes are worked out as recipes from those foods and say so. Products come from Open Food Facts, where volunteers copy the label. Members enter the values of their own foods.',
      ],
    },
    {
      question: 'How are my goals calculated?',
      answer: [
        '[Nutrition Goals](/nutrition) shows the calculation with your own numbers: what your body uses at rest (Mifflin-St Jeor formula), times how active you are, plus or minus an adjustment for your goal, never less than 1,200 kcal. You can set goals by hand instead; Recalculate Goals uses your profile again.',
        'A goal counts as met if you are within 10% of it; more protein than the goal also counts.',
      ],
    },
    {
      question: 'What is the weekly check-in?',
      answer: [
        'After about two weeks with food and weights, FitArc estimates what you burn and proposes a new target. You take it or keep yours; nothing changes by itself. Days that look half logged are left out, so mark a day as complete when everything is in. You can switch it off in [Nutrition Goals](/nutrition).',
      ],
    },
    {
      question: 'How do recipes work?',
      answer: [
        'Paste the ingredients in [Recipes](/recipes), one a line, and say how many servings it makes. The recipe shows the values per serving and can be found in the food search. Changing it later does not change what you logged.',
      ],
    },
    {
      question: 'What is the line through my weights?',
      answer: [
        'Your weight moves up and down by a kilogram with salt, water and the time of day. The line on [Tracking](/tracking) averages the days around each entry to show where you are heading. Your newest weight is also the one in your profile; goals change when you recalculate them.',
      ],
    },
  ],
};
