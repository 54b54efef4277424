import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function AdminContentPage() {
  return <OnItsWay title="Content Moderation">What members report will be reviewed here.</OnItsWay>;
}
