import type { Wording } from "../carriers/carrier.ts";
import type { CardProvider } from "./card-provider.ts";

/** A way of paying; its code is stored with orders and never changes. */
export type PaymentProvider = {
  readonly code: string;
  /** The back office's switch for it (`features/settings/services.rules.ts`). */
  readonly service: string;
  readonly name: Wording;
  readonly note: Wording;
  /** `on_receipt` adds the shop's fee and may need staff approval (S33); `before_sending` waits for the payment. */
  readonly paid: "on_receipt" | "before_sending";
  readonly feeName: Wording;
  readonly cards?: CardProvider;
};
