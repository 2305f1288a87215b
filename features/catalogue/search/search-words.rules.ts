const LONGEST = 64;

export const plainSearch = (text: string): string =>
  text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim().slice(0, LONGEST).trim();

/** Path without host and language; undefined for other sites and for pages behind sign-in. */
export function pathInShop(address: string): string | undefined {
  const text = address.trim();
  if (text === "" || text.includes("\\")) return undefined;
  const url = URL.parse(text, "https://shop.invalid");
  if (!url || !/^https?:$/.test(url.protocol) || text.startsWith("//")) return undefined;
  const path = `${url.pathname.replace(/^\/ru(?=\/|$)/, "") || "/"}${url.search}`;
  return /^\/(admin|api|account|cart|checkout|search)(\/|\?|$)/.test(path) || path.startsWith("//") ? undefined : path;
}
