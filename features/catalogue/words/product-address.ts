/** Without language; chooses the colour in which the product was shown. */
export function productAddress({ id_1c, chosen_color: colour }: { id_1c: string; chosen_color?: string | undefined }): string {
  const query = colour === undefined ? "" : `?${new URLSearchParams({ colour }).toString()}`;
  return `/product/${encodeURIComponent(id_1c)}${query}`;
}

/** The query that chooses a variation on its product's page. */
export function choiceQuery({ colour, size }: { colour: string; size: string }): string {
  const query = new URLSearchParams({ ...(colour ? { colour } : {}), ...(size ? { size } : {}) });
  return query.size > 0 ? `?${query.toString()}` : "";
}

export function productOfAddress(address: string): string | undefined {
  const [, id] = /^\/product\/([^/?#]+)(?:[?#]|$)/.exec(address) ?? [];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
