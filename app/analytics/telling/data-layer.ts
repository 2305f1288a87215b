import type { Consent } from "../../../features/conversions/consents.rules.ts";
import type { ShopEvent } from "./shop-event.ts";

type Page = Window & { dataLayer?: object[] };
/** One for the whole page, since Google's script goes on reading the one it found. */
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

/** An empty list, so that whoever looks finds nothing. */
export function closeDataLayer(): void {
  tellGoogle("consent", "update", { ...ads("denied"), analytics_storage: "denied" });
  (window as Page).dataLayer = [];
}

/** An event about goods clears the goods of the one before. */
export function pushEvent(event: ShopEvent): void {
  if (isOpen()) own?.push(...("ecommerce" in event ? [{ ecommerce: null }, event] : [event]));
}

const isOpen = (): boolean => own !== undefined && (window as Page).dataLayer === own;

/** Google's tag reads its own commands only from an `arguments` object. */
export function tellGoogle(..._command: [command: string, what: unknown, values?: object]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  own?.push(arguments);
}

const always = { functionality_storage: "granted", security_storage: "granted" };
const ads = (answer: "granted" | "denied") => ({ ad_storage: answer, ad_user_data: answer, ad_personalization: answer });
