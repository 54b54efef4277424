import type { CheckIn } from '@fitarc/contract/check-in';
import { CalendarCheck } from 'lucide-react';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';

const WORDS = {
  off: {
    title: 'Check-ins are off',
    text: 'Switch them on under Nutrition Goals to let your target learn from your weight and food.',
    to: '/nutrition',
    action: 'Nutrition Goals',
  },
  minor: {
    title: 'Check-ins are for adults',
    text: 'Under 18 your body is still growing, and a target from the scale would be wrong. Ask a doctor or dietitian instead.',
    to: '/nutrition',
    action: 'Nutrition Goals',
  },
  profile: {
    title: 'Your profile is incomplete',
    text: 'The estimate starts from your height, weight, date of birth, gender, activity level and fitness goal.',
    to: '/settings',
    action: 'Complete Your Profile',
  },
} as const;

export const isWithoutCheckIn = (status: CheckIn['status']): status is keyof typeof WORDS => status in WORDS;

/** Why there is none, and what to do about it. */
export function NoCheckIn({ status }: { status: keyof typeof WORDS }) {
  const { title, text, to, action } = WORDS[status];
  return (
    <Card>
      <EmptyState
        icon={<CalendarCheck />}
        title={title}
        action={
          <ButtonLink variant="secondary" to={to}>
            {action}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Card>
  );
}
