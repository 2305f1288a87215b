import type { Consent } from "../../../features/conversions/consents.rules.ts";
import type { ShopEvent } from "./shop-event.ts";

type Page = Window & { dataLayer?: object[] };
/** One array for the page's life, since Google's script keeps reading the one it found. */
let own: object[] | undefined;

/** Consent Mode's denials first, then what was agreed to. */
export function openDataLayer(agreed: readonly Consent[]): void {
  if (!own) {
    own = [];
    tellGoogle("consent", "default", { ...ads("denied"), ...always, analytics_storage: "denied" });
  }
  (window as Page).dataLayer = own;
  tellGoogle("consent", "update", { ...ads(agreed.includes("advertising") ? "granted" : "denied"), analytics_storage: "granted" });
}

/** Leaves an empty list for other readers. */
export function closeDataLayer(): void {
  tellGoogle("consent", "update", { ...ads("denied"), analytics_storage: "denied" });
  (window as Page).dataLayer = [];
}

/** An event about goods clears the goods of the one before. */
export function pushEvent(event: ShopEvent): void {
  if (isOpen()) own?.push(...("ecommerce" in event ? [{ ecommerce: null }, event] : [event]));
}

const isOpen = (): boolean => own !== undefined && (window as Page).dataLayer === own;

export function tellGoogle(..._command: [command: string, what: unknown, values?: object]): void {
  // oxlint-disable-next-line prefer-rest-params -- Google's tag needs an `arguments` object
  own?.push(arguments);
}

const always = { functionality_storage: "granted", security_storage: "granted" };
const ads = (answer: "granted" | "denied") => ({ ad_storage: answer, ad_user_data: answer, ad_personalization: answer });
