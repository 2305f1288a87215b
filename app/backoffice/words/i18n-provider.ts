import polyglotI18nProvider from "ra-i18n-polyglot";
import { importsRu } from "./imports-ru.ts";
import { importsUk } from "./imports-uk.ts";
import { jobsRu } from "./jobs-ru.ts";
import { ownRu } from "./own-ru.ts";
import { jobsUk } from "./jobs-uk.ts";
import { ownUk } from "./own-uk.ts";
import { paymentsRu } from "./payments-ru.ts";
import { paymentsUk } from "./payments-uk.ts";
import { partsRu } from "./parts-ru.ts";
import { partsUk } from "./parts-uk.ts";
import { chatsRu } from "./chats-ru.ts";
import { questionsRu } from "./questions-ru.ts";
import { questionsUk } from "./questions-uk.ts";
import { receiptsRu } from "./receipts-ru.ts";
import { contentRu } from "./content-ru.ts";
import { returnsRu } from "./returns-ru.ts";
import { searchRu } from "./search-ru.ts";
import { chatsUk } from "./chats-uk.ts";
import { receiptsUk } from "./receipts-uk.ts";
import { contentUk } from "./content-uk.ts";
import { returnsUk } from "./returns-uk.ts";
import { searchUk } from "./search-uk.ts";
import { servicesRu } from "./services-ru.ts";
import { servicesUk } from "./services-uk.ts";
import { shelvesRu } from "./shelves-ru.ts";
import { shelvesUk } from "./shelves-uk.ts";
import { moneyRu } from "./money-ru.ts";
import { signInRu } from "./sign-in-ru.ts";
import { moneyUk } from "./money-uk.ts";
import { signInUk } from "./sign-in-uk.ts";
import { waitingRu } from "./waiting-ru.ts";
import { waitingUk } from "./waiting-uk.ts";
import { shortageRu } from "./shortage-ru.ts";
import { shortageUk } from "./shortage-uk.ts";
import { waybillsRu } from "./waybills-ru.ts";
import { waybillsUk } from "./waybills-uk.ts";

const words = {
  uk: {
    ...partsUk,
    ...ownUk,
    ...servicesUk,
    ...importsUk,
    ...jobsUk,
    ...paymentsUk,
    ...chatsUk,
    ...receiptsUk,
    ...contentUk,
    ...returnsUk,
    ...questionsUk,
    ...searchUk,
    ...signInUk,
    ...moneyUk,
    ...waitingUk,
    ...shortageUk,
    ...waybillsUk,
    shelves: shelvesUk,
  },
  ru: {
    ...partsRu,
    ...ownRu,
    ...servicesRu,
    ...importsRu,
    ...jobsRu,
    ...paymentsRu,
    ...chatsRu,
    ...receiptsRu,
    ...contentRu,
    ...returnsRu,
    ...questionsRu,
    ...searchRu,
    ...signInRu,
    ...moneyRu,
    ...waitingRu,
    ...shortageRu,
    ...waybillsRu,
    shelves: shelvesRu,
  },
};

export const i18nProvider = polyglotI18nProvider((locale) => words[locale === "ru" ? "ru" : "uk"], "uk", [
  { locale: "uk", name: "Українська" },
  { locale: "ru", name: "Русский" },
]);
