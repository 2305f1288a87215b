/** A changed filter goes back to the first page. */
export function listingAddress(search: string, change: Record<string, string | undefined>): string {
  const query = new URLSearchParams(search);
  if (!("page" in change)) query.delete("page");
  for (const [name, value] of Object.entries(change)) {
    query.delete(name);
    if (value) query.set(name, value);
  }
  const text = query.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : ".";
}

export const valuesIn = (search: string, name: string): string[] =>
  new URLSearchParams(search).getAll(name).join(",").split(",").filter(Boolean);

export function toggled(search: string, name: string, value: string): string {
  const values = valuesIn(search, name);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return listingAddress(search, { [name]: next.join(",") || undefined });
}
