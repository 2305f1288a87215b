import { idOf, type Id } from "../../platform/ids.ts";

/** Products a device remembers as viewed (specification §4). */
export const MOST_VIEWED = 20;
/** 500 ids of seven digits stay below the 4,096 bytes of a cookie. */
export const MOST_IN_COOKIE = 500;

export const idsIn = (text: string): Id<"product">[] => [
  ...new Set(
    text
      .split(/[.,]|%2C/i)
      .map((id) => idOf<"product">(Number(id)))
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  ),
];

export const cookieText = (ids: readonly Id<"product">[]): string => ids.slice(0, MOST_IN_COOKIE).join(".");

export const withViewed = (ids: readonly Id<"product">[], id: Id<"product">): Id<"product">[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, MOST_VIEWED);

export const toggled = (ids: readonly Id<"product">[], id: Id<"product">): Id<"product">[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids];
