import type { Carrier } from "./carriers/carrier.ts";
import type { CarrierVendor } from "./carriers/carrier-vendor.ts";
import type { Mailer } from "./e-mail/mailer.ts";
import type { FiscalProvider } from "./fiscal/fiscal-provider.ts";
import type { Ga4 } from "./ga4/ga4.ts";
import type { Meta } from "./meta/meta.ts";
import type { FileStore } from "./file-store/file-store.ts";
import type { PaymentProvider } from "./payments/payment-provider.ts";
import type { PushSender } from "./web-push/push-sender.ts";
import type { SmsGateway } from "./sms/sms-gateway.ts";
import type { WebhookSender } from "./webhooks/webhook-sender.ts";

/** Other people's systems; the configuration chooses the real ones. */
export interface Integrations {
  sms: SmsGateway;
  mailer: Mailer | undefined;
  push: PushSender | undefined;
  files: FileStore;
  carriers: readonly Carrier[];
  /** Systems of carriers that can be asked, by the carrier's code. */
  vendors: ReadonlyMap<string, CarrierVendor>;
  payments: readonly PaymentProvider[];
  /** Undefined where receipts are made elsewhere. */
  fiscal: FiscalProvider | undefined;
  ga4: Ga4 | undefined;
  meta: Meta | undefined;
  webhooks: WebhookSender;
}
