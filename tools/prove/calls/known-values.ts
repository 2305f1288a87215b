export type Known = ReturnType<typeof openKnown>;

const MOST_OF_A_NAME = 40;
const DEEPEST = 8;

/** Values by the name of their field, as answers had them: identifiers, versions and numbers that later calls can be about. */
export function openKnown() {
  const values = new Map<string, unknown[]>();
  const add = (name: string, value: unknown): void => {
    const kept = values.get(name) ?? [];
    if (kept.includes(value)) return;
    kept.push(value);
    if (kept.length > MOST_OF_A_NAME) kept.shift();
    values.set(name, kept);
  };
  const harvest = (part: unknown, name: string, depth: number): void => {
    if (depth > DEEPEST || part === null) return;
    if (Array.isArray(part)) for (const one of part.slice(0, 10)) harvest(one, name, depth + 1);
    else if (typeof part === "object") for (const [inner, one] of Object.entries(part)) harvest(one, inner, depth + 1);
    else add(name, part);
  };
  return {
    add,
    /** Whole rows are sent back as they came, with their versions. */
    learn: (answer: unknown): void => harvest(answer, "", 0),
    of: (name: string): readonly unknown[] => values.get(name) ?? [],
  };
}
