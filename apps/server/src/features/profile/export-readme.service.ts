/** The first file of the download, for whoever opens it years later. */
export const EXPORT_README = `Your FitArc data

fitarc.json              Everything FitArc stores about you. Import this ZIP in FitArc under Settings, Import.
csv/                     The same data as one table per file. Open these in a spreadsheet.
workouts-hevy.csv        Your workouts in the columns of Hevy's export, which many apps can import.
foods-cronometer.csv     Your meals in the columns of Cronometer's export of servings.

Weights of sets are in kilograms, distances in meters or kilometers, energy in kilocalories, nutrients in grams and
sodium in milligrams. Dates are your calendar days. Times in fitarc.json and csv/ are in UTC; times in the two files for
other apps are in the time zone you downloaded them in.

A text that starts with =, +, - or @ has a ' in front in the CSV files, so that a spreadsheet does not run it.
`;
