const STEPS = ['You', 'Login', 'Email', 'Profile'] as const;
export type JourneyStep = (typeof STEPS)[number];

const PLACES = {
  You: { x: 146.7, y: 613.3, tx: 182, ty: 578, anchor: 'start' },
  Login: { x: 146.7, y: 146.7, tx: 182, ty: 196, anchor: 'start' },
  Email: { x: 613.3, y: 146.7, tx: 578, ty: 196, anchor: 'end' },
  Profile: { x: 613.3, y: 613.3, tx: 578, ty: 578, anchor: 'end' },
} as const;

const AHEAD: Record<JourneyStep, string> = {
  You: 'then login, email and profile',
  Login: 'then email and profile',
  Email: 'then your profile',
  Profile: 'then you are in',
};

/** The ring of the logo, drawn large: each corner is a step of signing up. */
export function JourneyArc({ step }: { step: JourneyStep | undefined }) {
  const at = step ? STEPS.indexOf(step) : -1;
  return (
    <div className="relative w-full max-w-[27.5rem]">
      <svg viewBox="0 0 760 700" fill="none" className="w-full" aria-hidden="true">
        <g strokeWidth="44" strokeLinecap="round" transform="rotate(135 380 380)">
          <circle
            cx="380"
            cy="380"
            r="330"
            pathLength="360"
            strokeDasharray="270 360"
            className="stroke-[light-dark(var(--line),var(--raised))]"
          />
          <circle
            cx="380"
            cy="380"
            r="330"
            pathLength="360"
            strokeDasharray={`${step ? Math.max(10.8, at * 90) : 270} 360`}
            className="stroke-accent transition-[stroke-dasharray] duration-(--slow)"
          />
        </g>
        {step &&
          STEPS.map((name, index) => {
            const { x, y, tx, ty, anchor } = PLACES[name];
            return (
              <g key={name}>
                <circle cx={x} cy={y} r="8" className={index <= at ? 'fill-on-accent' : 'fill-ink-3'} />
                <text
                  x={tx}
                  y={ty}
                  textAnchor={anchor}
                  className={
                    index === at ? 'fill-ink text-[25px] font-[650]' : 'fill-ink-2 text-[25px] font-label'
                  }
                >
                  {name}
                </text>
              </g>
            );
          })}
      </svg>
      <div className="absolute inset-0 grid place-content-center justify-items-center text-center">
        <span className="text-4xl font-figure tracking-[-.04em]">{step ?? 'Welcome back'}</span>
        <span className="mt-2 text-sm text-ink-2">{step ? AHEAD[step] : 'pick up where you left off'}</span>
      </div>
    </div>
  );
}
