/** A record, or a form's values, by the paths of its fields: `values.phone`. Lists are one field. */
type Values = Readonly<Record<string, unknown>>;

export type ChangedField = {
  path: string;
  /** What the other saved, and what is typed in the form. */
  theirs: unknown;
  mine: unknown;
  /** Both changed it, each otherwise. */
  isContested: boolean;
};

/**
 * What somebody else changed of `base` while it was edited into `mine`, in the order of `theirs`; only fields in `of`, as of a record's call,
 * are named.
 */
export function changedMeanwhile(
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", Values>,
  of: ReadonlySet<string>,
): ChangedField[] {
  const [before, typed] = [fieldsIn(base), fieldsIn(mine)];
  return [...fieldsIn(theirs)].flatMap(([path, saved]) => {
    if (!of.has(path) || isSame(saved, before.get(path))) return [];
    const own = typed.get(path);
    return [{ path, theirs: saved, mine: own, isContested: !isSame(own, before.get(path)) && !isSame(own, saved) }];
  });
}

/** The fields of a form that were changed by whoever fills it in, with what stands there. */
export function typedOver(base: Values, mine: Values): { path: string; value: unknown }[] {
  const before = fieldsIn(base);
  return [...fieldsIn(mine)].flatMap(([path, value]) => (isSame(value, before.get(path)) ? [] : [{ path, value }]));
}

export function fieldsIn(values: Values, under = ""): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
      isGroup(value) ? [...fieldsIn(value, `${under}${name}.`)] : [[`${under}${name}`, value]],
    ),
  );
}

const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** react-admin makes an emptied field null. */
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);
const textOf = (value: unknown): string => JSON.stringify(value ?? "", (_, inside: unknown) => inside ?? "");
