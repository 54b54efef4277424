import { InfoArticle } from '../components/info-article.tsx';
import { about } from '../content/about.ts';

export function AboutPage() {
  return <InfoArticle {...about} />;
}
