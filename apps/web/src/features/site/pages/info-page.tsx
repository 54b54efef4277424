import { pageAtPath } from '@fitarc/contract/page-paths';
import { TITLES } from '@fitarc/contract/page-titles';
import { useLocation } from 'react-router';
import { InfoArticle } from '../components/info-article.tsx';
import { INFO_CONTENT, isInfoPath } from '../content/info-pages.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** One layout for the pages of the footer; the address says which text. */
export function InfoPage() {
  const path = pageAtPath(useLocation().pathname)?.path;
  return path && isInfoPath(path) ? (
    <InfoArticle key={path} title={TITLES[path]} {...INFO_CONTENT[path]} />
  ) : (
    <NotFoundPage />
  );
}
