import type { Section } from './info-content.ts';

export const helpWithFood: Section = {
  heading: 'Food and weight',
  questions: [
    {
      question: 'How do I log what I ate?',
      answer: [
        'Open [Calorie Tracking](/calorietracker) and press Add Food. What you ate lately and often stands there already; otherwise type a word or two. Choose the food, say how much, and press Add Food. The figures you see are those of the portion.',
        'Words can stand in any order, and small slips are forgiven. Your own foods come first, then everyday foods, then those of other members and products; under a heading of their own come products of Open Food Facts.',
      ],
    },
    {
      question: 'How much is a portion?',
      answer: [
        'In grams, from 1 to 1,000. Many foods also offer slices, cups or pieces with their weight; press one and it is filled in. If the figures of a food stand for one serving without a weight, such as 1 cup, then 100 means one serving.',
      ],
    },
    {
      question: 'Can I log something without searching for it?',
      answer: [
        'Quick Add takes calories alone, with a name and the rest if you like. Copy brings a meal or a whole day from another date. A packet is found by its barcode, typed or, where the browser can, scanned with the camera.',
      ],
    },
    {
      question: 'I made a mistake in a meal',
      answer: [
        'Press the three dots beside it: Edit changes the portion, the figures, the name or the day, Delete takes it out and can be undone for a few seconds. A meal keeps its figures, even if the food is corrected later.',
      ],
    },
    {
      question: 'My food is missing',
      answer: [
        'Press Create Custom Food on [Calorie Tracking](/calorietracker). A personal food is yours alone and can be used at once. A public food is looked at by an administrator first; until then only you see it, under Show My Contributions, where you can also edit or delete it.',
        'A public food that is wrong can be reported there and in the search.',
      ],
    },
    {
      question: 'Where do the figures come from?',
      answer: [
        'Those of everyday foods from the National Nutrient Database of the United States Department of Agriculture, release 28. Those of products from Open Food Facts, where volunteers copy them from the packet. Those of members’ foods from the members.',
      ],
    },
    {
      question: 'How are my goals worked out?',
      answer: [
        '[Nutrition Goals](/nutrition) shows the sum with your own numbers: what your body uses at rest by the formula of Mifflin and St Jeor, times how active you are, plus or minus something for your goal, never less than 1,200 kcal. You can set them by hand instead; Recalculate Goals goes back to your profile.',
        'A goal counts as met within a tenth of it; more protein than the goal is met, too.',
      ],
    },
    {
      question: 'What is the line through my weights?',
      answer: [
        'Weight goes up and down by a kilogram with salt, water and the time of day. The line on [Tracking](/tracking) is drawn through the days around each weighing, so that it shows where you are going. The newest weight is also the one in your profile; goals follow when you recalculate them.',
      ],
    },
  ],
};
