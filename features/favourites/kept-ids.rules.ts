import { idOf, type Id } from "../../platform/ids.ts";

/** Products a device remembers as viewed (specification §4). */
export const MOST_VIEWED = 20;
/** Favourites a cookie has room for: 500 ids of seven digits stay below the 4,096 bytes a browser keeps. */
export const MOST_IN_COOKIE = 500;

/** The ids written in a cookie, in their order; whatever is not an id is passed over. */
export const idsIn = (text: string): Id<"product">[] => [
  ...new Set(
    text
      .split(/[.,]|%2C/i)
      .map((id) => idOf<"product">(Number(id)))
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  ),
];

/** What a cookie keeps of a list, newest first. */
export const cookieText = (ids: readonly Id<"product">[]): string => ids.slice(0, MOST_IN_COOKIE).join(".");

/** The product moves to the front, the oldest beyond twenty are forgotten. */
export const withViewed = (ids: readonly Id<"product">[], id: Id<"product">): Id<"product">[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, MOST_VIEWED);

/** The list with the product in front, or without it when it was there. */
export const toggled = (ids: readonly Id<"product">[], id: Id<"product">): Id<"product">[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids];
