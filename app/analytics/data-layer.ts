import type { ShopEvent } from "./events.ts";

type Page = Window & { dataLayer?: object[] };
let own: object[] | undefined;

/** Consent Mode's denials first, then the one permission: counting, no advertising. */
export function openDataLayer(): void {
  if (isOpen()) return;
  own = [];
  (window as Page).dataLayer = own;
  tell("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
    functionality_storage: "granted",
    security_storage: "granted",
  });
  tell("consent", "update", { analytics_storage: "granted" });
}

/** An empty list, so that pushers need not know of consent. */
export function closeDataLayer(): void {
  own = undefined;
  const nothing: object[] = [];
  Object.defineProperty(nothing, "push", { value: () => 0 });
  (window as Page).dataLayer = nothing;
}

/** An event about goods clears the goods of the one before. */
export function pushEvents(events: readonly ShopEvent[]): void {
  if (!isOpen()) return;
  for (const event of events) own?.push(...("ecommerce" in event ? [{ ecommerce: null }, event] : [event]));
}

const isOpen = (): boolean => own !== undefined && (window as Page).dataLayer === own;

/** Google's tag reads its own commands only from an `arguments` object. */
function tell(..._command: [command: string, action: string, values: Record<string, string>]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  own?.push(arguments);
}
