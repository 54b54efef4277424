interface Stored {
  readonly id: number;
  readonly editedAt: Date | null;
}

/** The ids of the records nobody changed by hand, and the other records themselves. */
export function splitEdited<S extends Stored>(records: readonly S[]) {
  return {
    unedited: records.flatMap(({ id, editedAt }) => (editedAt === null ? [id] : [])),
    kept: records.filter(({ editedAt }) => editedAt !== null),
  };
}
