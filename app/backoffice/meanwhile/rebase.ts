/** Values by the paths of their fields, such as `values.phone`. A list is one field. */
type Values = Readonly<Record<string, unknown>>;

export type ChangedField = {
  path: string;
  /** `theirs`: saved by the other; `mine`: typed in the form. */
  theirs: unknown;
  mine: unknown;
  /** Both changed it, to different values. */
  isContested: boolean;
};

/** Fields in `of` that somebody else changed in `base` while it was edited into `mine`, in the order of `theirs`. */
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

/** Fields that the user of the form changed, with their values. */
export function typedOver(base: Values, mine: Values): { path: string; value: unknown }[] {
  const before = fieldsIn(base);
  return [...fieldsIn(mine)].flatMap(([path, value]) => (isSame(value, before.get(path)) ? [] : [{ path, value }]));
}

/** A part of a list, such as a story's slide, by its index, with the fields that differ; all fields of a part the other list lacks. */
export type PartApart = { at: number; fields: { name: string; value: unknown }[] };

/** Parts of `list` that `other` lacks or has different; equal beginnings and ends are left out, so one added part shifts none. */
export function partsApart(list: readonly Values[], other: readonly Values[]): PartApart[] {
  const shorter = Math.min(list.length, other.length);
  const firstApart = list.findIndex((part, at) => !isSamePart(part, other[at]));
  const head = firstApart === -1 ? list.length : firstApart;
  let tail = 0;
  while (tail < shorter - head && isSamePart(list.at(-1 - tail), other.at(-1 - tail))) tail += 1;
  return list.slice(head, list.length - tail).flatMap((part, place) => {
    const theirs = place < other.length - tail - head ? fieldsIn(other[head + place] ?? {}) : new Map<string, unknown>();
    const fields = [...fieldsIn(part)].filter(([name, value]) => !isSame(value, theirs.get(name)));
    return fields.length > 0 ? [{ at: head + place, fields: fields.map(([name, value]) => ({ name, value })) }] : [];
  });
}

/** Compares in any order of fields; a missing field equals an empty one. */
function isSamePart(one: Values | undefined, other: Values | undefined): boolean {
  if (!one || !other) return one === other;
  const [fields, others] = [fieldsIn(one), fieldsIn(other)];
  return [...fields.keys(), ...others.keys()].every((name) => isSame(fields.get(name), others.get(name)));
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
