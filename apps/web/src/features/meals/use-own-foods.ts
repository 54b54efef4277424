import { useDialogState } from '../../ui/overlay/use-dialog-state.ts';
import type { ReportedFood } from '../reports/report-reasons.ts';

/** What the page around them opens: the form of a new food, and the report of one. */
export function useOwnFoods() {
  const { layer: creating, ...form } = useDialogState<string>();
  const { layer: reporting, ...report } = useDialogState<ReportedFood>();
  return {
    creating,
    reporting,
    /** With the name it was looked for by, where it was. */
    create: (name = '') => form.show(name),
    closeForm: form.hide,
    report: (food: ReportedFood) => report.show(food),
    closeReport: report.hide,
  };
}
export type OwnFoodsState = ReturnType<typeof useOwnFoods>;
