import type { Id } from "../platform/ids.ts";
import type { Kopiykas } from "../platform/money/money.ts";

/** The recipient of an order; the phone in digits. */
export type OrderRecipient = { name: string; surname: string; patronymic: string; phone: string };

/**
 * Where an order goes: the carrier's identifiers and the names on the day of the order. Orders of before say no `to` and go to a department;
 * a street without an identifier was typed while the carrier did not answer.
 */
export type OrderDelivery =
  | { to?: "department"; settlementId: string; settlement: string; departmentId: string; department: string; postcode?: string }
  | {
      to: "door";
      settlementId: string;
      settlement: string;
      streetId: string;
      street: string;
      house: string;
      flat: string;
      note: string;
    };

/** The last delivery; empty before the first order. */
export type CarrierChoice = {
  kind?: string;
  settlementId?: string;
  settlement?: string;
  departmentId?: string;
  department?: string;
  postcode?: string;
  streetId?: string;
  street?: string;
  house?: string;
  flat?: string;
};

/** Where the last order to a recipient went. */
export type RecipientPlace = CarrierChoice & { carrier?: string };

/** The largest parcel a department takes, centimetres, the longest side first; empty without a limit. */
export type SidesCm = readonly number[];

/** How many offers each reason kept out of a feed, by the names of `features/feeds/offers.rules.ts`. */
export type LeftOutOfFeed = Readonly<Record<"byPack" | "toOrder" | "noPicture" | "noAudience", number>>;

/** The card of a payment, for its receipt; what the provider did not say is empty. */
export type PaidWithCard = { mask?: string; system?: string; authCode?: string; rrn?: string; terminal?: string; bank?: string };

/** The hidden fields of a form that opens a payment page; none where an address is opened. */
export type PageFields = Readonly<Record<string, string>>;

/** Differences between a provider's statement and the shop's payments; sums in kopiykas. */
export type PaymentDifferences = readonly {
  kind: "unknown_here" | "unknown_there" | "sum" | "state" | "refunded";
  reference: string;
  ours: string;
  theirs: string;
}[];

/** A receipt's lines; the price of one piece in kopiykas. */
export type ReceiptLines = readonly { code: string; name: string; price: Kopiykas; pieces: number }[];

/** How it was paid for or is given back. */
export type ReceiptPayments = readonly { means: "card" | "balance" | "on_delivery"; amount: Kopiykas; card?: PaidWithCard }[];

/** Goods as a purchase told to others named them; the price of one piece. */
export type GoodsOfConversion = readonly {
  variationId: Id<"variation">;
  id: string;
  groupId: string;
  name: string;
  category: string;
  variant: string;
  price: Kopiykas;
  pieces: number;
  /** Off the line by a promo code, kopiykas. */
  discount?: Kopiykas;
}[];

/** The slides of a story in both languages; `tint` is one of seven, an uploaded picture has words for who does not see it. */
export type StorySlides = readonly {
  title_uk: string;
  title_ru: string;
  text_uk: string;
  text_ru: string;
  button_uk: string;
  button_ru: string;
  link: string;
  picture: string;
  alt_uk?: string;
  alt_ru?: string;
  tint: number;
}[];

/** The goods of a promotion's page as the query of a listing; empty for no page. */
export type PromotionGoods = Readonly<Record<string, string>>;
