type Access = 'public' | 'member' | 'admin';

export interface PageEntry {
  readonly path: `/${string}`;
  readonly access: Access;
  /** The module below apps/web/src; with '#', the export where it is not named like the file. */
  readonly component: `${'app' | 'features'}/${string}`;
  /** None where the page is named after what it shows. */
  readonly title?: string;
  /** The heading is the title and always the same, so the server sends it ahead of the page. */
  readonly fixedHeading?: true;
  readonly footer?: true;
  /** Reached by a link in a mail; without its token there is no such page. */
  readonly needsToken?: true;
  /** Visited once or twice: code it has in common with other pages is grouped as if it did not exist. */
  readonly rare?: true;
  readonly redirect?: `/${string}`;
  /** JavaScript (gzip) of a first visit, where it is not DEFAULT_BUDGET_KB. */
  readonly budgetKb?: number;
}
