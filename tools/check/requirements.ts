const RULE = "each requirement names its keeper and its test";
const PAGE = "docs/security.md";

/**
 * Judges the page of S1–S65 and I1–I15: each names the files that keep it and the tests that carry its number, or what it waits
 * for. `read` gives a file's text, undefined for no file. Returns one complaint each.
 */
export function requirementComplaints(read: (file: string) => string | undefined): string[] {
  const items = [...(read(PAGE) ?? "").matchAll(/^- \*\*([SI]\d+)\*\* ((?:(?!\n- |\n\n)[^])*)/gm)].map(([, number = "", text = ""]) => ({
    number,
    ...partsOf(text),
  }));
  return [
    ...gapsIn(items.map(({ number }) => number)).map((number) => `${number} is missing`),
    ...items.flatMap(({ number, keepers, tests, waits }) => [
      ...(keepers.length > 0 || waits ? [] : [`${number} names no file that keeps it`]),
      ...(tests.length > 0 || waits ? [] : [`${number} names no test`]),
      ...keepers.filter((file) => isTest(file) || read(file) === undefined).map((file) => `${number} is not kept by ${file}`),
      ...tests.filter((file) => !numbersOfTests(read(file)).includes(number)).map((file) => `${number} has no test in ${file}`),
    ]),
  ].map((complaint) => `${RULE}: ${PAGE} ${complaint}`);
}

function partsOf(text: string): { keepers: string[]; tests: string[]; waits: boolean } {
  const part = (name: string): string => new RegExp(`\\n {2}${name}: ((?:(?!\\n {2}[A-Z][a-z ]+: )[^])+)`).exec(text)?.[1] ?? "";
  const filesOf = (name: string): string[] => [...part(name).matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
  return { keepers: filesOf("Kept by"), tests: filesOf("Tests"), waits: part("Not yet") !== "" };
}

function gapsIn(numbers: readonly string[]): string[] {
  const all = ["S", "I"].flatMap((letter) => Array.from({ length: letter === "S" ? 65 : 15 }, (_, at) => `${letter}${at + 1}`));
  return all.filter((number) => !numbers.includes(number));
}

const isTest = (file: string): boolean => /\.(test|e2e|proof)\.tsx?$/.test(file);

/** Numbers in front of a test's name: `test("S21 S23 …`. */
const numbersOfTests = (text = ""): string[] => (text.match(/(?<=["'`])(?:[SI]\d+ )+/g) ?? []).flatMap((names) => names.trim().split(" "));
