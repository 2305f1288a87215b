/**
 * The JSON of an object whose list `name` is made of parts that are JSON already, in UTF-8: what many answers share is
 * written once and copied from then on. The object's own list is left empty by the caller.
 */
export function jsonWithList<Name extends string, All extends { [key in Name]: readonly [] }>(
  object: All,
  name: Name,
  parts: readonly Uint8Array[],
): Buffer {
  const text = JSON.stringify(object);
  const place = `"${name}":[]`;
  // Inside a string of JSON a quotation mark never stands alone, so this is the list itself.
  const cut = text.indexOf(place) + place.length - 1;
  return Buffer.concat([
    Buffer.from(text.slice(0, cut)),
    ...parts.flatMap((part, at) => (at === 0 ? [part] : [COMMA, part])),
    Buffer.from(text.slice(cut)),
  ]);
}

const COMMA = Buffer.from(",");
