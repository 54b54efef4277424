type Waiting<Answer> = {
  resolve(answer: Answer | undefined): void;
  reject(error: unknown): void;
};

/**
 * Batches lookups by key: calls that come while a query runs wait for the next one, which answers all of them. Every
 * answer is newer than its call, and many calls at once cost few queries.
 */
export class BatchLoader<Key, Answer> {
  readonly #ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Answer>>;
  #waiting = new Map<Key, Waiting<Answer>[]>();
  #asking = false;

  constructor(ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Answer>>) {
    this.#ask = ask;
  }

  load(key: Key): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      const others = this.#waiting.get(key) ?? [];
      this.#waiting.set(key, [...others, { resolve, reject }]);
      if (this.#asking) return;
      this.#asking = true;
      // Calls of the same event-loop turn join the first batch.
      setImmediate(() => void this.#answerAll());
    });
  }

  async #answerAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const asked = this.#waiting;
      this.#waiting = new Map();
      try {
        const answers = await this.#ask([...asked.keys()]);
        for (const [key, all] of asked) for (const { resolve } of all) resolve(answers.get(key));
      } catch (error) {
        for (const { reject } of [...asked.values()].flat()) reject(error);
      }
    }
    this.#asking = false;
  }
}
