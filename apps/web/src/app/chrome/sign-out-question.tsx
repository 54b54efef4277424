import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';

interface Props {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  onConfirm(): void;
}

export function SignOutQuestion(props: Props) {
  return (
    <AlertDialog
      {...props}
      title="Sign out and lose your unfinished workout?"
      description="It has not been logged. It is kept on this device only until you sign out."
      confirmLabel="Sign out"
      cancelLabel="Stay"
      destructive
    />
  );
}
