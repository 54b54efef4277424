import { TITLES } from '@fitarc/contract/page-titles';
import { signUpPolicy } from '../../../lib/sign-up-policy.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { useDocumentTitle } from '../../../ui/layout/page.tsx';
import { FeatureTiles } from '../components/feature-tiles.tsx';
import { HeroArc } from '../components/hero-arc.tsx';
import { WhySection } from '../components/why-section.tsx';

const SLOGAN = TITLES['/home'];

export function LandingPage() {
  useDocumentTitle(SLOGAN);
  const isOpen = signUpPolicy() === 'open';
  return (
    <div className="mx-auto max-w-[calc(var(--page-max)+2*var(--gutter))] px-gutter pt-5 pb-14 lg:pt-10 lg:pb-24">
      <section
        aria-labelledby="slogan"
        className="grid gap-8 pt-8 pb-10 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lg:items-center lg:pb-18"
      >
        <div>
          <h1
            id="slogan"
            tabIndex={-1}
            className="text-[length:var(--text-hero)]/none font-[640] tracking-[-.042em]"
          >
            {SLOGAN}
          </h1>
          <p className="mt-5 max-w-[40ch] text-[1.125rem]/7 text-balance text-ink-2">
            Plan your training, log what you lift and eat, and see where it takes you.
          </p>
          <div className="mt-8 grid gap-2 sm:flex sm:gap-3">
            {isOpen && (
              <ButtonLink to="/signup" size="lg">
                Begin Your Transformation
              </ButtonLink>
            )}
            <ButtonLink to="/login" variant={isOpen ? 'quiet' : 'primary'} size="lg" className="sm:px-6">
              Log in
            </ButtonLink>
          </div>
        </div>
        <HeroArc />
      </section>
      <FeatureTiles />
      <WhySection />
    </div>
  );
}
