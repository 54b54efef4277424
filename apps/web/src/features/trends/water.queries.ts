import { listDiaryDays } from '@fitarc/contract/diary-days';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import type { TimeFrame } from './time-frame.ts';

export const waterQuery = ({ from, to }: TimeFrame) =>
  queryOptions({
    queryKey: [...queryRoots.diaryDays, 'days', from, to],
    queryFn: ({ signal }) => call(listDiaryDays, { query: { startDate: from, endDate: to } }, { signal }),
    staleTime: 0,
  });
