import polyglotI18nProvider from "ra-i18n-polyglot";
import { exchangeRu } from "./ru/exchange.ts";
import { exchangeUk } from "./uk/exchange.ts";
import { feedsRu } from "./ru/feeds.ts";
import { feedsUk } from "./uk/feeds.ts";
import { importsRu } from "./ru/imports.ts";
import { importsUk } from "./uk/imports.ts";
import { jobsRu } from "./ru/jobs.ts";
import { ownRu } from "./ru/own.ts";
import { jobsUk } from "./uk/jobs.ts";
import { noRightUk } from "./uk/no-right.ts";
import { noRightRu } from "./ru/no-right.ts";
import { ownUk } from "./uk/own.ts";
import { paymentsRu } from "./ru/payments.ts";
import { paymentsUk } from "./uk/payments.ts";
import { partsRu } from "./ru/parts.ts";
import { partsUk } from "./uk/parts.ts";
import { byPhoneRu } from "./ru/by-phone.ts";
import { chatsRu } from "./ru/chats.ts";
import { pickingRu } from "./ru/picking.ts";
import { pickingUk } from "./uk/picking.ts";
import { questionsRu } from "./ru/questions.ts";
import { questionsUk } from "./uk/questions.ts";
import { receiptsRu } from "./ru/receipts.ts";
import { contentRu } from "./ru/content.ts";
import { reportsRu } from "./ru/reports.ts";
import { returnsRu } from "./ru/returns.ts";
import { promoCodesRu } from "./ru/promo-codes.ts";
import { searchRu } from "./ru/search.ts";
import { byPhoneUk } from "./uk/by-phone.ts";
import { chatsUk } from "./uk/chats.ts";
import { receiptsUk } from "./uk/receipts.ts";
import { contentUk } from "./uk/content.ts";
import { reportsUk } from "./uk/reports.ts";
import { returnsUk } from "./uk/returns.ts";
import { promoCodesUk } from "./uk/promo-codes.ts";
import { searchUk } from "./uk/search.ts";
import { servicesRu } from "./ru/services.ts";
import { deliveryRu } from "./ru/delivery.ts";
import { deliveryUk } from "./uk/delivery.ts";
import { servicesUk } from "./uk/services.ts";
import { shelvesRu } from "./ru/shelves.ts";
import { shelvesUk } from "./uk/shelves.ts";
import { meanwhileUk } from "./uk/meanwhile.ts";
import { meanwhileRu } from "./ru/meanwhile.ts";
import { moneyRu } from "./ru/money.ts";
import { forgetRu } from "./ru/forget.ts";
import { signInRu } from "./ru/sign-in.ts";
import { moneyUk } from "./uk/money.ts";
import { forgetUk } from "./uk/forget.ts";
import { signInUk } from "./uk/sign-in.ts";
import { waitingRu } from "./ru/waiting.ts";
import { waitingUk } from "./uk/waiting.ts";
import { shortageRu } from "./ru/shortage.ts";
import { shortageUk } from "./uk/shortage.ts";
import { toDoRu } from "./ru/to-do.ts";
import { variationsRu } from "./ru/variations.ts";
import { toDoUk } from "./uk/to-do.ts";
import { variationsUk } from "./uk/variations.ts";
import { waybillsRu } from "./ru/waybills.ts";
import { waybillsUk } from "./uk/waybills.ts";
import { webhooksRu } from "./ru/webhooks.ts";
import { webhooksUk } from "./uk/webhooks.ts";

const words = {
  uk: {
    ...partsUk,
    ...ownUk,
    ...meanwhileUk,
    ...servicesUk,
    ...importsUk,
    ...pickingUk,
    ...byPhoneUk,
    ...noRightUk,
    ...toDoUk,
    ...reportsUk,
    ...variationsUk,
    ...exchangeUk,
    ...feedsUk,
    ...jobsUk,
    ...paymentsUk,
    ...chatsUk,
    ...receiptsUk,
    ...contentUk,
    ...returnsUk,
    ...questionsUk,
    ...searchUk,
    ...promoCodesUk,
    ...forgetUk,
    ...signInUk,
    ...moneyUk,
    ...waitingUk,
    ...deliveryUk,
    ...shortageUk,
    ...waybillsUk,
    ...webhooksUk,
    shelves: shelvesUk,
  },
  ru: {
    ...partsRu,
    ...ownRu,
    ...meanwhileRu,
    ...servicesRu,
    ...importsRu,
    ...pickingRu,
    ...byPhoneRu,
    ...noRightRu,
    ...toDoRu,
    ...reportsRu,
    ...variationsRu,
    ...exchangeRu,
    ...feedsRu,
    ...jobsRu,
    ...paymentsRu,
    ...chatsRu,
    ...receiptsRu,
    ...contentRu,
    ...returnsRu,
    ...questionsRu,
    ...searchRu,
    ...promoCodesRu,
    ...forgetRu,
    ...signInRu,
    ...moneyRu,
    ...waitingRu,
    ...deliveryRu,
    ...shortageRu,
    ...waybillsRu,
    ...webhooksRu,
    shelves: shelvesRu,
  },
};

export const i18nProvider = polyglotI18nProvider((locale) => words[locale === "ru" ? "ru" : "uk"], "uk", [
  { locale: "uk", name: "Українська" },
  { locale: "ru", name: "Русский" },
]);
