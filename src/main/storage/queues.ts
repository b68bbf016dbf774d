/** What is done under one name follows one another, whether it succeeds or throws; names don't wait for each other. */
export class Queues {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(name) ?? Promise.resolve()).then(task);
    const settled = mine.catch(() => undefined);
    this.last.set(name, settled);
    try {
      return await mine;
    } finally {
      if (this.last.get(name) === settled) this.last.delete(name);
    }
  }
}
