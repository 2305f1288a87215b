import type { Carrier } from "./carriers/carrier.ts";
import type { Mailer } from "./e-mail/mailer.ts";
import type { FileStore } from "./file-store/file-store.ts";
import type { PaymentProvider } from "./payments/payment-provider.ts";
import type { SmsGateway } from "./sms/sms-gateway.ts";

/** Other people's systems; the configuration chooses the real ones. */
export interface Integrations {
  sms: SmsGateway;
  /** Undefined without a mail server. */
  mailer: Mailer | undefined;
  files: FileStore;
  carriers: readonly Carrier[];
  payments: readonly PaymentProvider[];
}
