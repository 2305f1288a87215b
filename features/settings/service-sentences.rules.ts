import { wordsFor, type Locale } from "../../platform/i18n.ts";
import { serviceSentenceMessages } from "./service-sentences.messages.ts";
import { takesOrders, type Service } from "./services.rules.ts";

/** Sentences about delivery and payment; empty where there is nothing to promise. */
export type ServiceSentences = {
  /** Under a product's button. */
  dispatch: string;
  firstFree: string;
  payment: string;
  /** On the product's page. */
  deliveryText: string;
  paymentText: string;
  cartNote: string;
  /** Where the parcel's number appears. */
  parcelNumber: string;
  /** How the shop delivers, in the words search engines read. */
  everywhere: string;
  /** «Нова пошта й Укрпошта», «карткою на сайті або післяплатою». */
  carriers: string;
  payments: string;
};

export function serviceSentences(on: ReadonlySet<Service>, locale: Locale): ServiceSentences {
  const words = wordsFor(serviceSentenceMessages, locale);
  const novaPoshta = (["np_branch", "np_locker", "np_courier"] as const).filter((name) => on.has(name)).map((name) => words[name]);
  const hasUkrposhta = on.has("ukrposhta");
  const carriers = [novaPoshta.length > 0 && words.novaPoshta, hasUkrposhta && words.ukrposhta].filter((name) => name !== false);
  const card = words[on.has("cashback") ? "cardCashback" : "card"];
  const payments = inARow([on.has("card") && words.card, on.has("cod") && words.cod], words.or);
  const firstFree = on.has("first_free") ? words.firstFree : "";
  const carriersInFull = [
    novaPoshta.length > 0 && `${words.novaPoshta} (${inARow(novaPoshta, words.or)})`,
    hasUkrposhta && words.ukrposhta,
  ];
  const isOpen = takesOrders(on);
  return {
    dispatch: isOpen ? words.dispatch : words.byPhone,
    firstFree,
    payment: on.has("card") ? words[on.has("cod") ? "payCardOr" : "payCard"](card) : on.has("cod") ? words.payCod : "",
    deliveryText: isOpen ? `${inARow(carriersInFull, words.and)}: ${words.days}${firstFree && ` ${firstFree}.`}` : `${words.byPhone}.`,
    paymentText: [on.has("card") && words[on.has("cashback") ? "cashbackText" : "cardText"], on.has("cod") && words.codText]
      .filter(Boolean)
      .join(" "),
    cartNote: isOpen ? [words.tariff, firstFree].filter(Boolean).join(". ") : words.byPhone,
    parcelNumber: words[on.has("parcel_sms") ? "parcelSms" : "parcelAccount"],
    everywhere: isOpen ? words.everywhere : "",
    carriers: inARow(carriers, words.and),
    payments,
  };
}

function inARow(parts: readonly (string | false)[], last: string): string {
  const said = parts.filter((part) => part !== false);
  return said.length < 2 ? (said[0] ?? "") : `${said.slice(0, -1).join(", ")} ${last} ${said.at(-1)}`;
}
