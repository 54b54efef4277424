/** The limit of a call that sends none. */
const MOST = 1000;

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

interface Asked {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** The part of a list a query asks for. */
export const pageOf = ({ limit = MOST, offset = 0 }: Asked): Page => ({ limit, offset });
