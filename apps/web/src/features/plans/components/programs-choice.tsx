import { PlanChoice } from './plan-choice.tsx';

const WEEKS = [0, 1, 2];
const DAYS = [0, 1, 2, 3, 4];

/** Weeks that grow. */
function ProgramsDrawing() {
  return (
    <svg viewBox="0 0 200 104" fill="none" aria-hidden="true" className="h-20 lg:h-32">
      {WEEKS.flatMap((week) =>
        DAYS.map((day) => {
          const training = day % 2 === 0;
          const height = training ? 10 + week * 5 : 4;
          return (
            <rect
              key={`${week} ${day}`}
              x={28 + day * 31}
              y={32 + week * 34 - height}
              width={20}
              height={height}
              rx={3}
              className={training ? 'fill-training' : 'fill-line-strong'}
            />
          );
        }),
      )}
    </svg>
  );
}

export function ProgramsChoice() {
  return (
    <PlanChoice to="/workout-plans/programs" title="Training Programs" drawing={<ProgramsDrawing />}>
      <p>Copy a well-known structure: full body, splits, strength waves, kettlebell, running or mobility.</p>
      <p className="text-sm text-ink-3">
        Each has its weeks and says how it gets harder. A copy is yours to change.
      </p>
    </PlanChoice>
  );
}
