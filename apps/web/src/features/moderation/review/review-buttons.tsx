import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

type ReviewButtonsProps = {
  /** Of what is decided about, for those who hear the button alone. */
  name: string;
  /** Approving is what one comes for. */
  primary?: boolean | undefined;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
};

export function ReviewButtons({ name, primary = false, busy, onApprove, onReject }: ReviewButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
      <Button variant={primary ? 'primary' : 'secondary'} busy={busy} onClick={onApprove}>
        Approve<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button variant="danger-outline" disabled={busy} onClick={onReject}>
        Reject<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
