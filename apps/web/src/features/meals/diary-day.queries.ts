import { addWater, type DiaryDay, getDiaryDay, markDiaryDay } from '@fitarc/contract/diary-days';
import type { LocalDate } from '@fitarc/domain/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const diaryDayQuery = (date: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.diaryDays, date],
    queryFn: ({ signal }) => call(getDiaryDay, { params: { date } }, { signal }),
  });

export const drinkWater = (date: LocalDate, ml: number, idempotencyKey: string): Promise<DiaryDay> =>
  call(addWater, { params: { date }, body: { ml } }, { idempotencyKey });

export const markDay = (date: LocalDate, mark: DiaryDay['mark']): Promise<DiaryDay> =>
  call(markDiaryDay, { params: { date }, body: { mark } });
