/** Without language; in the colour in which the product was shown. */
export function productAddress({ id_1c, chosen_color: colour }: { id_1c: string; chosen_color?: string | undefined }): string {
  const query = colour === undefined ? "" : `?${new URLSearchParams({ colour }).toString()}`;
  return `/product/${encodeURIComponent(id_1c)}${query}`;
}

export function productOfAddress(address: string): string | undefined {
  const [, id] = /^\/product\/([^/?#]+)(?:[?#]|$)/.exec(address) ?? [];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
