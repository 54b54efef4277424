const VALUES = [
  {
    drawing:
      'M9.5 2.5h5A2.5 2.5 0 0 1 17 5v14a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 19V5a2.5 2.5 0 0 1 2.5-2.5Zm1 16h3',
    title: 'Made for one thumb',
    text: 'The things you do every day are at the bottom of the screen, large enough for a hand that just let go of a barbell.',
  },
  {
    drawing: 'M17 5.5H7l5.5 6.5L7 18.5h10',
    title: 'Numbers that add up',
    text: 'Every total is the sum of what you logged. Estimates are labeled as estimates, and you can see how they were made.',
  },
  {
    drawing:
      'M6 4.5h12a2 2 0 0 1 2 2V9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2ZM6 13h12a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V15a2 2 0 0 1 2-2ZM7.5 7.8h.01M7.5 16.2h.01',
    title: 'Yours to host',
    text: 'FitArc can run on your own machine. What you log stays there; only food searches go out.',
  },
];

export function WhySection() {
  return (
    <section aria-labelledby="why" className="pt-14 pb-4 lg:pt-24">
      <h2 id="why" className="text-sm text-accent">
        Why the product
      </h2>
      <p className="mt-3 max-w-[20ch] text-[clamp(1.75rem,1.1rem+2.9vw,3rem)]/[1.12] font-strong tracking-[-.03em] text-balance">
        Ten seconds to log. Years to look back on.
      </p>
      <ul className="mt-10 grid gap-8 md:grid-cols-3 md:border-t md:border-line md:pt-8 lg:mt-14 lg:gap-10">
        {VALUES.map(({ drawing, title, text }) => (
          <li key={title}>
            <svg
              width={28}
              height={28}
              viewBox="0 0 24 24"
              fill="none"
              strokeWidth={1.75}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="stroke-accent"
              aria-hidden="true"
            >
              <path d={drawing} />
            </svg>
            <h3 className="mt-3 mb-1 text-lg">{title}</h3>
            <p className="max-w-[40ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
