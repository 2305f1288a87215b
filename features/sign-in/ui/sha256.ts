/** SHA-256 of a text in UTF-8, also where the page came over plain http, which has no `crypto.subtle`. */
export async function sha256(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  if ("subtle" in crypto) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const { sha256: inScript } = await import("@noble/hashes/sha2.js");
  return inScript(bytes);
}
