import { moduleOf } from '@fitarc/contract/page-module';
import { pageAtPath } from '@fitarc/contract/page-paths';
import { PAGES, type Page } from '@fitarc/contract/pages';
import type { ComponentType } from 'react';
import { type Load, lazyWithPreload } from './lazy-with-preload.tsx';

interface PageProps {
  /** Of the link that led to a page with `needsToken`. */
  readonly token?: string;
}

type PageModule = Record<string, ComponentType<PageProps>> & {
  /** Starts the requests for the data a page shows first. */
  readonly preload?: () => void;
};

/** Modules that are no page by themselves stay out: each match becomes a chunk of its own. */
export const PAGE_MODULES = import.meta.glob<PageModule>(
  [
    './app/pages/*.tsx',
    './features/**/*-page{,s}.tsx',
    '!./features/library/pages/library-page.tsx',
    '!./features/site/pages/not-found-page.tsx',
    '!./features/workouts/log/workout-logging-page.tsx',
  ],
  { base: '../' },
);

const loaderOf =
  (page: Page): Load<PageProps> =>
  async () => {
    const { file, name } = moduleOf(page);
    // lazy-pages.test.ts checks that each page has its module and export.
    const module = (await PAGE_MODULES[`./${file}`]?.()) as PageModule;
    return { default: module[name] as ComponentType<PageProps>, preload: module.preload };
  };

/** A page is loaded when it is wanted, or a moment before: see prefetch. */
export const LAZY_PAGES = PAGES.map((page) => ({ ...page, Page: lazyWithPreload(loaderOf(page)) }));

const lazyPages = new Map<string, (typeof LAZY_PAGES)[number]>(LAZY_PAGES.map((page) => [page.path, page]));

export const lazyPageAtPath = (path: string) => lazyPages.get(pageAtPath(path)?.path ?? '');
