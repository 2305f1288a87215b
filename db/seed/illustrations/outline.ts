/** Absolute M, L, C, Q and Z; halves count x from 500. */
const MIDDLE = 500;

type Segment = { command: string; numbers: number[] };

/** `side` 1 is right, −1 left. */
export const half = (path: string, side: 1 | -1): string =>
  segmentsOf(path)
    .map(({ command, numbers }) => command + numbers.map((value, at) => (at % 2 ? value : MIDDLE + side * value)).join(" "))
    .join("");

export const both = (path: string): string => half(path, 1) + half(path, -1);

/** Closes the right half by its mirror image. */
export function mirrored(path: string): string {
  const segments = segmentsOf(path);
  const ends = segments.map(({ numbers }) => numbers.slice(-2) as [number, number]);
  const [lastX, lastY] = ends.at(-1) ?? [0, 0];
  const back = segments
    .slice(1)
    .map(({ command, numbers }, at) => {
      const [toX, toY] = ends[at] ?? [0, 0];
      const controls = pairs(numbers.slice(0, -2)).toReversed().flat();
      return command + [...controls, toX, toY].map((value, index) => (index % 2 ? value : MIDDLE - value)).join(" ");
    })
    .toReversed()
    .join("");
  return `${half(path, 1)}${lastX === 0 ? "" : `L${MIDDLE - lastX} ${lastY}`}${back}Z`;
}

/** Enough at 1000 units. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const segmentsOf = (path: string): Segment[] =>
  [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, command = "", rest = ""]) => ({
    command,
    numbers: (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number),
  }));

const pairs = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0]);
