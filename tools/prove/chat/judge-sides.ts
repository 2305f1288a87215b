import type { Known } from "./side.ts";

/** Complaints about the messages that the ends of conversations received; none in a shop in order. */
export function judgeSides(sides: readonly Known[]): string[] {
  return [...Map.groupBy(sides, ({ of }) => of).values()].flatMap((ends) => [
    ...ends.flatMap(judgeReading),
    ...judgeAlike(ends),
    ...ends.flatMap((end) => judgeSent(end, ends)),
    ...judgeCount(ends),
    ...ends.flatMap(({ name, isStuck }) => (isStuck ? [`a message of ${name} is never taken`] : [])),
  ]);
}

/** Numbers without gaps and repeats. */
function judgeReading({ name, read }: Known): string[] {
  return read.flatMap(({ seq }, at) => (seq === at + 1 ? [] : [`${name} was told number ${seq} at place ${at + 1}`]));
}

/** Every end was told the same. */
function judgeAlike(ends: readonly Known[]): string[] {
  const [first, ...others] = ends.map(({ name, read }) => ({ name, told: read.map(({ id }) => id).join(" ") }));
  return others.flatMap(({ name, told }) => (told === first?.told ? [] : [`${name} was told other messages than ${first?.name}`]));
}

/** Nothing stands that nobody sent. */
function judgeCount(ends: readonly Known[]): string[] {
  const sent = ends.reduce((sum, end) => sum + end.sent.length, 0);
  const stand = ends[0]?.read.length ?? 0;
  return sent === stand ? [] : [`${stand} messages stand where ${sent} were sent to ${ends[0]?.of}`];
}

/** Each message that was taken stands once, and those of one sender in the order they were sent in. */
function judgeSent({ name, sent }: Known, ends: readonly Known[]): string[] {
  const places = Map.groupBy(
    (ends[0]?.read ?? []).map(({ id, text }, at) => ({ id, text, at })),
    ({ id }) => id,
  );
  const wrong: string[] = [];
  let last = -1;
  for (const { id, text } of sent) {
    const found = places.get(id) ?? [];
    if (found.length !== 1) wrong.push(`a message of ${name} stands ${found.length} times`);
    const [place] = found;
    if (place && place.text !== text) wrong.push(`a message of ${name} has another text`);
    if (place && place.at < last) wrong.push(`messages of ${name} are out of order`);
    last = place?.at ?? last;
  }
  return wrong;
}
