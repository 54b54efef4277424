const PAGE = 1000;

/** A list too long to be held at once: page by page, each read when the one before has been used. */
export async function* readInBatches<Row>(
  read: (last: Row | undefined, size: number) => Promise<readonly Row[]>,
  size = PAGE,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const page = await read(last, size);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    last = page.at(-1);
  }
}
