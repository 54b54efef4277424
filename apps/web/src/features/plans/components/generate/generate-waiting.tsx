import { TITLES } from '@fitarc/contract/page-titles';
import { Page } from '../../../../ui/layout/page.tsx';
import { EditorSkeleton } from '../editor/editor-skeleton.tsx';

export const GENERATE_TITLE = TITLES['/workout-plans/generate'];

export function GenerateWaiting() {
  return (
    <Page title={GENERATE_TITLE} lead="Putting your week together…">
      <EditorSkeleton label="Making your plan" />
    </Page>
  );
}
