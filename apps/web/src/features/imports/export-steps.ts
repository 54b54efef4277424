import type { ImportSource } from '@fitarc/domain/import-source';

interface ExportGuide {
  /** Where the app has its export, one thing to do each. */
  readonly steps: readonly string[];
  readonly note?: string;
  /** We know the file from documentation alone. */
  readonly isUntried?: true;
}

/** The long form, with what comes along and what does not, is docs/import.md. */
export const EXPORT_STEPS: Readonly<Record<ImportSource, ExportGuide>> = {
  strong: {
    steps: ['Open the Profile tab and then Settings.', 'Choose Export Strong Data and save the CSV file.'],
  },
  hevy: {
    steps: [
      'Open Profile and then Settings.',
      'Choose Export & Import Data, then Export Data, then the workouts.',
    ],
  },
  fitnotes: {
    steps: [
      'On Android, open the menu and then Settings.',
      'Choose Spreadsheet Export and save the CSV file.',
    ],
    note: 'The backup (a .fitnotes file) cannot be imported.',
  },
  jefit: {
    steps: ['Log in to the JEFIT website.', 'In the settings of your account, export your data as CSV.'],
    isUntried: true,
  },
  liftosaur: {
    steps: ['Open the menu or the Me tab.', 'Choose Export history to CSV file.'],
    isUntried: true,
  },
  wger: {
    steps: [
      'Get an API key in your wger settings.',
      'Save what its API answers for workoutlog, exerciseinfo and weightentry, one after another, in one JSON file.',
    ],
    note: 'The CSV file of your weights can be imported by itself.',
    isUntried: true,
  },
  sparkyfitness: {
    steps: [
      'Open the CSV import of the exercise history or the food diary and note its columns.',
      'Save your data in these columns, with their names in the first row.',
    ],
    isUntried: true,
  },
  myfitnesspal: {
    steps: [
      'On the website, open Reports and choose Export Data.',
      'Choose the period. You get an email with a link to a ZIP file.',
    ],
    note: 'Needs MyFitnessPal Premium. The file has meals, but not the names of the foods.',
  },
  cronometer: {
    steps: [
      'On the website, open your account settings and find Export Data.',
      'Export Servings, Biometrics and Exercises, each for all time.',
      'Import the files one after another, or as one ZIP file.',
    ],
  },
  loseit: {
    steps: ['On the website, open the settings and choose Export Data.', 'Import the ZIP file.'],
    isUntried: true,
  },
  apple_health: {
    steps: [
      'On your iPhone, open Health and tap your picture at the top.',
      'Choose Export All Health Data. This can take several minutes.',
    ],
    note: 'Apple Health has no sets. For strength training, import from the app you logged it in.',
    isUntried: true,
  },
  health_connect: {
    steps: [
      'On Android, open Settings and search for Health Connect.',
      'Open Manage data and then Backup and restore, and set up an export.',
      'When the export has been made, import the ZIP file.',
    ],
    isUntried: true,
  },
  garmin: {
    steps: [
      'On the Garmin Connect website, set the language to English and open the report of your weight.',
      'Choose the period and then Export CSV.',
    ],
    isUntried: true,
  },
  fitarc: {
    steps: [
      'In the other FitArc, open Settings and download your data as a ZIP file.',
      'Import that file here.',
    ],
  },
};
