type Kept = {
  /** What is a person's goes when they sign out; what is the device's stays. */
  whose: "person" | "device";
  /** `tab` ends with the tab, `device` is for all tabs and the next visit, `cookie` is read by the server too. */
  where: "tab" | "device" | "cookie";
  /** Of a cookie; from the last time it was kept. */
  days?: number;
  /** There are many of them, told apart by what follows the name. */
  many?: true;
};

/** Everything the shop's pages keep in a browser, by its name there. What scripts inside the document keep for a tab is theirs (app/scroll-places.ts). */
export const keptThings = {
  /** The id of the account that signed in here last. */
  person: { whose: "person", where: "device" },
  /** Written by the server: somebody is signed in. */
  signed_in: { whose: "person", where: "cookie", days: 90 },
  cart: { whose: "person", where: "device" },
  /** Seven days from the last change (specification §9), as `viewed`. */
  favorites: { whose: "person", where: "cookie", days: 7 },
  viewed: { whose: "person", where: "cookie", days: 7 },
  recent_queries: { whose: "person", where: "device" },
  "quick-order": { whose: "person", where: "device" },
  checkout_draft: { whose: "person", where: "tab" },
  checkout_key: { whose: "person", where: "tab" },
  profile_draft: { whose: "person", where: "tab" },
  "matrix-": { whose: "person", where: "tab", many: true },
  "draft ": { whose: "person", where: "tab", many: true },
  browser: { whose: "device", where: "device" },
  consent: { whose: "device", where: "device" },
  utm: { whose: "device", where: "device" },
  stories_seen: { whose: "device", where: "device" },
  pin_later: { whose: "device", where: "device" },
  banner_closed: { whose: "device", where: "device" },
  telegram_quiet_until: { whose: "device", where: "device" },
  gender: { whose: "device", where: "cookie", days: 7 },
  locale: { whose: "device", where: "cookie", days: 365 },
} as const satisfies Record<string, Kept>;

export type Thing = keyof typeof keptThings;

export const keptThing = (thing: Thing): Kept => keptThings[thing];
