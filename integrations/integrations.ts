import type { Carrier } from "./carriers/carrier.ts";
import type { Mailer } from "./e-mail/mailer.ts";
import type { FileStore } from "./file-store/file-store.ts";
import type { PaymentProvider } from "./payments/payment-provider.ts";
import type { SmsGateway } from "./sms/sms-gateway.ts";

/** Other people's systems, each behind our own type; which one is real is chosen by configuration. */
export interface Integrations {
  sms: SmsGateway;
  /** Undefined where no mail server is configured. */
  mailer: Mailer | undefined;
  files: FileStore;
  /** What can be chosen at the checkout, where staff switch it on. */
  carriers: readonly Carrier[];
  payments: readonly PaymentProvider[];
}
