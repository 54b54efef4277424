import { isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import { type FormEvent, useState } from 'react';
import { readNumber } from '../../lib/typed-number.ts';

interface Options {
  readonly today: LocalDate;
  /** What is corrected; a new one begins with today. */
  readonly start: { readonly date: string; readonly value: number } | undefined;
  /** 'A weight': cannot be logged for a future day. */
  readonly subject: string;
  isInBounds(value: number): boolean;
}

/** A number and its day as they are typed. The number is text: a number field would swallow a decimal comma. */
export function useDatedValue({ today, start, subject, isInBounds }: Options) {
  const [typedDate, setDate] = useState(start?.date);
  const [typed, setTyped] = useState(start ? String(start.value) : '');
  const [isSubmitted, setSubmitted] = useState(false);
  const date = typedDate ?? today;
  const value = readNumber(typed);
  const isGood = value !== undefined && isInBounds(value);

  function problemOfDate(): string | undefined {
    if (!isLocalDate(date)) return 'Date is required';
    return date > today ? `${subject} cannot be logged for a future day` : undefined;
  }
  const dateProblem = problemOfDate();

  return {
    date,
    typed,
    setDate,
    setTyped,
    isWrong: isSubmitted && !isGood,
    dateProblem: isSubmitted ? dateProblem : undefined,
    /** What can be saved; otherwise the focus goes to the field that is wrong. */
    submit(event: FormEvent<HTMLFormElement>): { date: LocalDate; value: number } | undefined {
      event.preventDefault();
      setSubmitted(true);
      if (isGood && !dateProblem) return { date: date as LocalDate, value };
      event.currentTarget.querySelector<HTMLElement>(isGood ? '[type=date]' : 'input')?.focus();
      return undefined;
    },
    /** After a new one was saved, the next. */
    reset() {
      setSubmitted(false);
      if (start) return;
      setTyped('');
      setDate(undefined);
    },
  };
}
