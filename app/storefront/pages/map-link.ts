/** Leaves out what staff wrote beside the address (a name in «», hours). */
export function mapLink(address: string): string {
  const parts = address.split(/[,;]\s*/).filter((part) => part !== "" && !/[«»"]|\d:\d\d/.test(part));
  return placeLink(parts.join(", ") || address);
}

/** Takes a place in words, or `50.4501,30.5234`. */
export const placeLink = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
