/** Serialises an object whose list `name` consists of ready JSON in UTF-8; the object's own list must be empty. */
export function jsonWithList<Name extends string, All extends { [key in Name]: readonly [] }>(
  object: All,
  name: Name,
  parts: readonly Uint8Array[],
): Buffer {
  const text = JSON.stringify(object);
  const place = `"${name}":[]`;
  // A JSON string escapes its quotes, so this text can only be the property itself.
  const cut = text.indexOf(place) + place.length - 1;
  return Buffer.concat([
    Buffer.from(text.slice(0, cut)),
    ...parts.flatMap((part, at) => (at === 0 ? [part] : [COMMA, part])),
    Buffer.from(text.slice(cut)),
  ]);
}

const COMMA = Buffer.from(",");
