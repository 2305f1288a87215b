export function atMost(most: number, refusal: () => Error): <Done>(work: () => Promise<Done>) => Promise<Done> {
  let running = 0;
  return async (work) => {
    if (running >= most) throw refusal();
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
