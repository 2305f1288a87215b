type Kept = {
  /** A customer's data goes at sign-out; what `staff` did, each under their id, waits until it is written. */
  whose: "person" | "device" | "staff";
  /** `tab` ends with the tab, `cookie` reaches the server, `cache` is for what is large. */
  where: "tab" | "device" | "cookie" | "cache";
  /** A cookie's life since its last write. */
  days?: number;
  /** Several under one name. */
  many?: true;
};

/** Everything pages keep in a browser; inline scripts keep their own (app/boot/). */
export const keptThings = {
  /** The last account's id. */
  person: { whose: "person", where: "device" },
  /** Written by the server. */
  signed_in: { whose: "person", where: "cookie", days: 90 },
  cart: { whose: "person", where: "device" },
  cart_waiting: { whose: "person", where: "device" },
  /** Seven days (specification §9). */
  favorites: { whose: "person", where: "cookie", days: 7 },
  viewed: { whose: "person", where: "cookie", days: 7 },
  stories_seen: { whose: "person", where: "device" },
  recent_queries: { whose: "person", where: "device" },
  "quick-order": { whose: "person", where: "device" },
  checkout_draft: { whose: "person", where: "tab" },
  checkout_key: { whose: "person", where: "tab" },
  /** A person's pages and answers for offline use. */
  personal: { whose: "person", where: "cache" },
  chat_outbox: { whose: "person", where: "device" },
  /** Photos of messages that wait for a connection. */
  "chat-photos": { whose: "person", where: "cache" },
  profile_draft: { whose: "person", where: "tab" },
  "matrix-": { whose: "person", where: "tab", many: true },
  "draft ": { whose: "person", where: "tab", many: true },
  "picks ": { whose: "staff", where: "device", many: true },
  browser: { whose: "device", where: "device" },
  consent: { whose: "device", where: "device" },
  /** The number of visits, and until when installing is not offered. */
  visits: { whose: "device", where: "device" },
  utm: { whose: "device", where: "device" },
  pin_later: { whose: "device", where: "device" },
  banner_closed: { whose: "device", where: "device" },
  telegram_quiet_until: { whose: "device", where: "device" },
  gender: { whose: "device", where: "cookie", days: 7 },
  locale: { whose: "device", where: "cookie", days: 365 },
} as const satisfies Record<string, Kept>;

type Name = keyof typeof keptThings;

/** Things that pages keep as text; caches are left out. */
export type Thing = { [Each in Name]: (typeof keptThings)[Each]["where"] extends "cache" ? never : Each }[Name];

export type LargeThing = Exclude<Name, Thing | "personal">;

export const keptThing = (thing: Thing): Kept => keptThings[thing];

const named = (belongs: (kept: Kept) => boolean): Name[] => (Object.keys(keptThings) as Name[]).filter((name) => belongs(keptThings[name]));

export const textThings = named(({ where }) => where !== "cache") as Thing[];

export const personalCaches: readonly string[] = named(({ whose, where }) => where === "cache" && whose === "person");
