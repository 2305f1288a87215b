/** Rewrites paths of M, L, C, Q and Z with relative steps of one decimal. */
export const compactPaths = (markup: string): string =>
  markup.replaceAll(/ d="([MLCQZ\d. -]+)"/g, (_, path: string) => ` d="${relative(path)}"`);

function relative(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let result = "";
  for (const [, command = "", rest = ""] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    if (command === "Z") {
      [x, y] = [startX, startY];
      result += "z";
      continue;
    }
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === "M") {
      result += `M${joined(numbers)}`;
      [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
      [startX, startY] = [x, y];
      continue;
    }
    result += command.toLowerCase() + joined(numbers.map((value, at) => tenth(value - (at % 2 ? y : x))));
    [x, y] = [tenth(numbers.at(-2) ?? x), tenth(numbers.at(-1) ?? y)];
  }
  return result;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Spaces only where numbers would merge. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : String(value))).join("");
