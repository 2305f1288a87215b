const COME_BACK_MS = 60_000;

type Ended = PromiseWithResolvers<number | undefined>;
type Place = { ended: Ended; leave: () => void };

/** The streams a process holds at once (S59). Beyond those of one reader the oldest closes and reconnects later. */
export function openPlaces<Reader>({ most, mostOfOne }: { most: number; mostOfOne: number }) {
  const taken = new Set<{ reader: Reader; end: (comeBackMs?: number) => void }>();
  return {
    /** Undefined when all are taken by others. */
    take(reader: Reader): Place | undefined {
      const own = [...taken].filter((place) => place.reader === reader);
      if (own.length >= mostOfOne) own[0]?.end(COME_BACK_MS);
      else if (taken.size >= most) return undefined;
      const ended: Ended = Promise.withResolvers();
      const leave = () => void taken.delete(place);
      const end = (comeBackMs?: number) => {
        // At once, or a crowd that comes before the stream is over would end the same one again and again.
        leave();
        ended.resolve(comeBackMs);
      };
      const place = { reader, end };
      taken.add(place);
      return { ended, leave };
    },
    end: (): void => taken.forEach((place) => place.end()),
    count: (): number => taken.size,
  };
}
