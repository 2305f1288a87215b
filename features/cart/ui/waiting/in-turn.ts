/** One at a time in all tabs of a browser; without locks, as over plain http, it goes on at once. */
export const inTurn = async <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> =>
  "locks" in navigator ? await navigator.locks.request(name, act) : act();
