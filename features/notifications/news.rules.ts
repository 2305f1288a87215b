import type { Language } from "../../platform/i18n.ts";
import type { Kopiykas } from "../../platform/money/money.ts";
import { addDays, type Instant } from "../../platform/time/time.ts";

/** Statuses a customer is told; `order_placed` tells the first one. */
export type ToldStatus = "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
/** Why: the customer or the shop, staff's decision (accepted, refused, not in time), no payment in time. */
export type StatusReason = "customer" | "shop" | "accepted" | "refused" | "late" | "unpaid";
export type MissingGoods = { title: Record<Language, string>; pieces: number };
export type NewsGoods = { title: Record<Language, string>; address: string };
/** `was`: the lowest price the customer knew before, kopiykas a piece. */
export type CheaperGoods = NewsGoods & { was: Kopiykas; price: Kopiykas };

/** Sums in kopiykas, instants as UTC text; an order number of null is money without an order. */
export type News =
  | {
      kind: "order_placed";
      number: number;
      companionNumber: number | null;
      toPay: Kopiykas;
      waitsUntil: string | null;
      unpaidUntil?: string | null;
      /** The part of `toPay` paid by card before sending; the rest on receipt. */
      prepayment?: Kopiykas;
      /** The sum a reseller's buyer pays on receipt, kopiykas. */
      collected?: Kopiykas;
    }
  /** `debt`: for an unclaimed parcel; `givesBack`: of a cancelled order; `margin`: a reseller's; `isAlong`: in another's parcel. */
  | {
      kind: "order_status";
      number: number;
      status: ToldStatus;
      parcelNumber: string;
      why?: StatusReason;
      debt?: Kopiykas;
      givesBack?: boolean;
      margin?: Kopiykas;
      isAlong?: boolean;
    }
  /** `toPay`: left to pay on receipt; null for a paid order. `margin`: a reseller's, whose buyer pays as agreed. */
  | { kind: "order_short"; number: number; goods: readonly MissingGoods[]; toPay: Kopiykas | null; margin?: Kopiykas }
  /** `to`: recipient and place in words, since staff changed them. */
  | { kind: "order_sent_elsewhere"; number: number; to: string }
  | { kind: "return_status"; id: number; number: number; status: "approved" | "refused" | "received"; answer: string }
  | { kind: "payment_waits"; number: number; toPay: Kopiykas; until: string }
  /** `rest`: left for the receipt after a prepayment; none where a reseller's buyer pays. `toBalance`: what no debt was left for. */
  | { kind: "payment_received"; number: number | null; sum: Kopiykas; rest?: Kopiykas; toBalance?: Kopiykas }
  | { kind: "payment_failed"; number: number | null; sum: Kopiykas }
  /** `balance`: what it is after a debt took a part of the sum; `isRefused`: the bank did not take it back to the card. */
  | { kind: "refund"; number: number | null; sum: Kopiykas; to: "card" | "balance"; balance?: Kopiykas; isRefused?: true }
  | { kind: "bonus_credited"; sum: Kopiykas; until: string }
  | { kind: "bonus_ending"; sum: Kopiykas; until: string }
  | { kind: "back_in_stock"; goods: readonly NewsGoods[] }
  /** `more`: goods that are not named. */
  | { kind: "price_fell"; goods: readonly CheaperGoods[]; more: number }
  | { kind: "chat_answer" }
  | { kind: "question_answered"; title: Record<Language, string>; address: string };
export type NewsKind = News["kind"];
export type NewsOf<Kind extends NewsKind> = Extract<News, { kind: Kind }>;

export const newsTopics = ["orders", "money", "bonuses", "back_in_stock", "prices", "chat"] as const;
export type NewsTopic = (typeof newsTopics)[number];

export const topicOf = {
  order_placed: "orders",
  order_status: "orders",
  order_short: "orders",
  order_sent_elsewhere: "orders",
  return_status: "orders",
  payment_waits: "money",
  payment_received: "money",
  payment_failed: "money",
  refund: "money",
  bonus_credited: "bonuses",
  bonus_ending: "bonuses",
  back_in_stock: "back_in_stock",
  price_fell: "prices",
  chat_answer: "chat",
  question_answered: "chat",
} as const satisfies Record<NewsKind, NewsTopic>;

export const newsKinds = Object.keys(topicOf) as NewsKind[];
export const isNewsKind = (kind: string): kind is NewsKind => Object.hasOwn(topicOf, kind);

const isAdvertising = (topic: NewsTopic): boolean => topic === "bonuses" || topic === "prices";

/** One click ends letters of these; the others are part of the purchase. */
export const mayBeLeft = (topic: NewsTopic): boolean => isAdvertising(topic) || topic === "back_in_stock";

export type Choice = { letters: boolean; sms: boolean; push: boolean };

/** Advertising by SMS needs consent, so it is off at first. */
export const firstChoice = (topic: NewsTopic): Choice => ({ letters: true, sms: !isAdvertising(topic), push: true });

/** The law demands a confirmation of the purchase, so it cannot be switched off. */
const isAskedByLaw = ({ kind }: News): boolean => kind === "order_placed";

/** An SMS costs money, so it is for news that a customer must act on, and one a parcel. */
function isWorthSms(news: News): boolean {
  switch (news.kind) {
    case "order_status":
      return (!news.isAlong && ["shipped", "ready", "returned"].includes(news.status)) || isEndedByShop(news) || isWordGiven(news);
    case "return_status":
      return news.status !== "received";
    case "order_short":
    case "order_sent_elsewhere":
    case "payment_waits":
    case "payment_failed":
    case "refund":
    case "bonus_ending":
    case "back_in_stock":
    case "price_fell":
      return true;
    case "order_placed":
    case "payment_received":
    case "bonus_credited":
    case "chat_answer":
    case "question_answered":
      return false;
  }
}

type StatusNews = Extract<News, { kind: "order_status" }>;
const isEndedByShop = ({ status, why }: StatusNews): boolean => status === "cancelled" && why !== "customer";
const isWordGiven = ({ why }: StatusNews): boolean => why === "accepted";

export function wayOf(
  news: News,
  choice: Pick<Choice, "letters" | "sms">,
  { canMail }: { canMail: boolean },
): "letter" | "sms" | undefined {
  if (canMail && (choice.letters || isAskedByLaw(news))) return "letter";
  return choice.sms && isWorthSms(news) ? "sms" : undefined;
}

export function pageOf(news: News): string {
  switch (news.kind) {
    case "order_placed":
    case "order_status":
    case "order_short":
    case "order_sent_elsewhere":
    case "payment_waits":
      return `/account/orders/${news.number}`;
    case "return_status":
      return `/account/returns/${news.id}`;
    case "payment_received":
    case "payment_failed":
      return news.number !== null
        ? `/account/orders/${news.number}`
        : "toBalance" in news && news.toBalance !== undefined
          ? "/account/balance"
          : "/account/debs";
    case "refund":
      return news.to === "card" && news.number !== null ? `/account/orders/${news.number}` : "/account/balance";
    case "bonus_credited":
    case "bonus_ending":
      return "/account/bonus";
    case "back_in_stock":
      return news.goods[0]?.address ?? "/";
    case "price_fell":
      return news.goods.length === 1 ? (news.goods[0]?.address ?? "/") : "/favorites";
    case "chat_answer":
      return "/account/chat";
    case "question_answered":
      return news.address;
  }
}

const worthTellingDays = ({ kind }: News): number =>
  kind === "payment_waits" ? 1 : kind === "back_in_stock" || kind === "price_fell" ? 2 : 3;

/** Later no message tells it; a deadline that has passed is no news. */
export function worthTellingUntil(news: News, madeAt: Instant): Instant {
  const end = addDays(madeAt, worthTellingDays(news));
  if (!("until" in news)) return end;
  const until = new Date(news.until);
  return until < end ? until : end;
}

/** SMS and pushes that nobody waits for at this moment are sent in the morning. */
export function maySendAtNight(news: News): boolean {
  switch (news.kind) {
    case "order_placed":
    case "payment_received":
    case "payment_failed":
    case "chat_answer":
      return true;
    case "order_status":
      return news.why === "customer";
    default:
      return false;
  }
}

/** Only these make earlier news outdated. */
export const outdatingKinds: readonly News["kind"][] = ["order_status", "payment_received"];

/** Whether an unsent message of `earlier` is no longer true: a paid order does not wait for its payment. */
export function isOutdatedBy(earlier: News, later: News): boolean {
  if (!outdatingKinds.includes(later.kind) || numberOf(earlier) === undefined || numberOf(earlier) !== numberOf(later)) return false;
  switch (earlier.kind) {
    case "payment_waits":
    case "payment_failed":
      return true;
    case "order_status":
      // A payment of a cancelled order has revived it.
      return later.kind === "order_status" || earlier.status === "cancelled";
    case "order_short":
      return later.kind === "order_status" && later.status === "cancelled";
    default:
      return false;
  }
}

const numberOf = (news: News): number | null | undefined => ("number" in news ? news.number : undefined);
