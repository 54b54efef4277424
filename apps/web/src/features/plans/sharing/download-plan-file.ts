import { getPlanFile } from '@fitarc/contract/plan-file';
import type { Plan } from '@fitarc/contract/plans';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { fileNameOf } from './plan-file.ts';

export async function downloadPlanFile({ plan_id }: Pick<Plan, 'plan_id'>): Promise<void> {
  const file = await call(getPlanFile, { params: { id: String(plan_id) } });
  const blob = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' });
  saveFile(blob, fileNameOf(file.name));
}
