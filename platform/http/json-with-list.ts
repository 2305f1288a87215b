/** Serialises a body whose list `name`, empty there, has ready JSON in UTF-8 as its members. */
export function jsonWithList(body: unknown, { name, members }: { name: string; members: readonly Uint8Array[] }): Buffer<ArrayBuffer> {
  const text = JSON.stringify(body);
  const place = `"${name}":[]`;
  // A JSON string escapes its quotes, so this text can only be the property itself.
  const cut = text.indexOf(place) + place.length - 1;
  return Buffer.concat([
    Buffer.from(text.slice(0, cut)),
    ...members.flatMap((member, at) => (at === 0 ? [member] : [COMMA, member])),
    Buffer.from(text.slice(cut)),
  ]);
}

const COMMA = Buffer.from(",");
