import { Notice } from '../../../ui/data/notice.tsx';

interface Props {
  readonly names: readonly string[];
  readonly why: string;
}

export function LeftOutNotice({ names, why }: Props) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warning" title={why} className="mb-4">
      {names.join(', ')}
    </Notice>
  );
}
