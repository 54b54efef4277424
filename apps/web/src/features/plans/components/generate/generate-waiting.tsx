import { Page } from '../../../../ui/layout/page.tsx';
import { EditorSkeleton } from '../editor/editor-skeleton.tsx';

export const GENERATE_TITLE = 'Your Generated Plan';

export function GenerateWaiting() {
  return (
    <Page title={GENERATE_TITLE} lead="Putting your week together…">
      <EditorSkeleton label="Making your plan" />
    </Page>
  );
}
