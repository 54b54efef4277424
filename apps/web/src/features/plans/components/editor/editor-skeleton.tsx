import { Skeleton } from '../../../../ui/data/skeleton.tsx';

const THREE = ['a', 'b', 'c'];
const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The layout of the editor while the plan is on its way. */
export function EditorSkeleton({ label = 'Loading the plan' }: { label?: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_15rem]">
        <Skeleton className="h-19 rounded-md" />
        <Skeleton className="h-19 rounded-md" />
      </div>
      <div className="grid grid-cols-7 gap-0.5 xs:gap-1.5 lg:gap-3">
        {SEVEN.map((day) => (
          <Skeleton key={day} className="h-16 rounded-md lg:h-19" />
        ))}
      </div>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {THREE.map((panel) => (
          <Skeleton key={panel} className="h-96 rounded-lg" />
        ))}
      </div>
    </div>
  );
}
