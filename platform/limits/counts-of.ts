/** Each name holds at most `most` places at once; every taken place is given back. */
export function countsOf(most: number) {
  const counts = new Map<string, number>();
  return {
    isFull: (of: string): boolean => (counts.get(of) ?? 0) >= most,
    take(of: string): boolean {
      const count = counts.get(of) ?? 0;
      if (count >= most) return false;
      counts.set(of, count + 1);
      return true;
    },
    giveBack(of: string): void {
      const count = (counts.get(of) ?? 1) - 1;
      if (count === 0) counts.delete(of);
      else counts.set(of, count);
    },
  };
}
