/** Why the generator made a plan as it is, a sentence each. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="grid max-w-[75ch] list-disc gap-1 pl-5 marker:text-ink-3">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
