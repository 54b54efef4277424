import type { ReportReason } from '@fitarc/domain/food';

export const REASON_WORDS: Record<ReportReason, { label: string; description?: string }> = {
  incorrect_nutrition: {
    label: 'Incorrect nutrition',
    description: 'Calories or nutrients are wrong',
  },
  inappropriate_content: {
    label: 'Inappropriate content',
    description: 'The name or brand is offensive or misleading',
  },
  spam: { label: 'Spam', description: 'Advertising, or not a food at all' },
  other: { label: 'Other', description: 'Something else, in your own words' },
};

const isReason = (text: string): text is ReportReason => Object.hasOwn(REASON_WORDS, text);

/** A chosen reason by its name; one's own words as they are. */
export const reasonWords = (reason: string): string =>
  isReason(reason) ? REASON_WORDS[reason].label : reason;
