import type { getDashboardStats } from '@fitarc/contract/admin';
import type { ResponseOf } from '@fitarc/contract/endpoint';
import type { AdminPage } from '@fitarc/contract/page-paths';

export type QueueName = keyof ResponseOf<typeof getDashboardStats>['waiting'];

interface Queue {
  readonly name: QueueName;
  readonly label: string;
  readonly to: AdminPage;
  readonly about: string;
}

/** What members leave to be looked at, each with the page where that is done. */
export const QUEUES: readonly Queue[] = [
  {
    name: 'flags',
    label: 'Content Moderation',
    to: '/admin/content',
    about: 'Foods, workouts and meals that members have reported',
  },
  {
    name: 'submissions',
    label: 'Workout Moderation',
    to: '/admin/workouts',
    about: 'Exercises that members suggest for the library',
  },
  {
    name: 'foods',
    label: 'Nutrition Moderation',
    to: '/admin/nutrition',
    about: 'Foods that members have contributed',
  },
  {
    name: 'appeals',
    label: 'Appeals',
    to: '/admin/users/appeals',
    about: 'Appeals from banned members',
  },
];
