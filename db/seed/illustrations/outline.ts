/** A step of an outline: a line to a point, or a curve with two control points; x counts from the middle line. */
export type Step = readonly [x: number, y: number] | readonly [c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number];

const MIDDLE = 500;

/** The right half mirrored onto the left: from the first point down to the last, and back up the other side. */
export function mirrored(start: readonly [x: number, y: number], steps: readonly Step[]): string {
  const right = steps.map((step) => command(step, 1)).join("");
  const points = [start, ...steps.map((step) => step.slice(-2) as unknown as readonly [number, number])];
  const left = steps
    .map((step, at) => {
      const [toX, toY] = points[at] ?? start;
      return step.length === 2 ? command([toX, toY], -1) : command([step[2], step[3], step[0], step[1], toX, toY], -1);
    })
    .toReversed()
    .join("");
  const [lastX, lastY] = points.at(-1) ?? start;
  return `M${MIDDLE + start[0]} ${start[1]}${right}L${MIDDLE - lastX} ${lastY}${left}Z`;
}

/** One half only, open, for sleeves and seams; `side` 1 is right, −1 left. */
export const half = (start: readonly [x: number, y: number], steps: readonly Step[], side: 1 | -1): string =>
  `M${MIDDLE + side * start[0]} ${start[1]}${steps.map((step) => command(step, side)).join("")}`;

function command(step: Step, side: 1 | -1): string {
  const at = (x: number) => MIDDLE + side * x;
  return step.length === 2
    ? `L${at(step[0])} ${step[1]}`
    : `C${at(step[0])} ${step[1]} ${at(step[2])} ${step[3]} ${at(step[4])} ${step[5]}`;
}
