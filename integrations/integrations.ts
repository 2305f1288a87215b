import type { Mailer } from "./e-mail/mailer.ts";
import type { FileStore } from "./file-store/file-store.ts";
import type { CarrierDirectory } from "./nova-poshta/carrier-directory.ts";
import type { SmsGateway } from "./sms/sms-gateway.ts";

/** Other people's systems, each behind our own type; which one is real is chosen by configuration. */
export interface Integrations {
  sms: SmsGateway;
  /** Undefined where no mail server is configured. */
  mailer: Mailer | undefined;
  files: FileStore;
  novaPoshta: CarrierDirectory;
}
