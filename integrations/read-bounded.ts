/** Throws when the body is larger than this vendor's answers can be. */
export async function readBounded(response: Response, { vendor, most }: { vendor: string; most: number }): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) throw new Error(`${vendor} answered more than can be an answer`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
