/** Text may hold `[words](/address)` for a link and back-ticks for something to type. */
export type Text = string;

/** What the settings of this installation say. */
export type OperatorPart = 'contact' | 'responsible' | 'imprint';

export type Block =
  | Text
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | { readonly terms: readonly (readonly [term: string, meaning: Text])[] }
  | { readonly command: string }
  | { readonly note: Text }
  | { readonly operator: OperatorPart };

export interface Question {
  readonly question: string;
  readonly answer: readonly Block[];
}

export interface Section {
  readonly heading: string;
  readonly body?: readonly Block[];
  readonly questions?: readonly Question[];
}

export interface InfoContent {
  readonly lead: string;
  /** For pages to look something up in: a table of contents beside the text. */
  readonly hasContents?: boolean;
  readonly sections: readonly Section[];
}

/** The anchor of a heading. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
