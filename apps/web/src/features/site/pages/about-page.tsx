import { TITLES } from '@fitarc/contract/page-titles';
import { InfoArticle } from '../components/info-article.tsx';
import { about } from '../content/about.ts';

export function AboutPage() {
  return <InfoArticle title={TITLES['/about']} {...about} />;
}
