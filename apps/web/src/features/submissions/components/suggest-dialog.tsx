import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { SuggestionStart } from '../suggestion-start.ts';
import { SuggestContent } from './suggest-content.tsx';

interface Props {
  readonly open: boolean;
  readonly from?: SuggestionStart | undefined;
  onOpenChange(open: boolean): void;
}

export function SuggestDialog({ open, from, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Suggest an exercise"
      description="Missing something? An administrator reviews it and can add it to the library for everyone."
    >
      {/* As high for a short list as for the form: the dialog must not jump between the two. */}
      <div className="min-h-[65dvh]">
        <SuggestContent from={from} onLeave={() => onOpenChange(false)} />
      </div>
    </Dialog>
  );
}
