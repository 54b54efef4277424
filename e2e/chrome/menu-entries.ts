/** As the menus of the header have them: label and page. */
export const TRACKING = [
  ['Calorie Tracking', '/calorietracker'],
  ['Recipes', '/recipes'],
  ['Log Workout', '/workout-logging'],
  ['Log Weight', '/tracking'],
  ['Progress Trends', '/trends'],
];
export const ADMIN = [
  ['Dashboard', '/admin'],
  ['User Management', '/admin/users'],
  ['Content Moderation', '/admin/content'],
  ['Workout Moderation', '/admin/workouts'],
  ['Edit Exercises', '/admin/workouts/exercises'],
  ['Nutrition Moderation', '/admin/nutrition'],
  ['Approved Foods', '/admin/nutrition/foods'],
  ['Products', '/admin/nutrition/products'],
  ['System Analytics', '/admin/analytics'],
  ['Audit Log', '/admin/audit'],
  ['Invitations', '/admin/invitations'],
  ['Mail', '/admin/mail'],
  ['Backups', '/admin/backups'],
  ['Installation', '/admin/installation'],
];
