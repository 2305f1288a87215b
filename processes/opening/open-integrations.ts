import path from "node:path";
import { openMailer } from "../../integrations/e-mail/open-mailer.ts";
import { applicationKeysOf } from "../../integrations/web-push/application-keys.ts";
import { openWebPush } from "../../integrations/web-push/open-web-push.ts";
import { openGa4 } from "../../integrations/ga4/open-ga4.ts";
import { openMeta } from "../../integrations/meta/open-meta.ts";
import { bucketStore } from "../../integrations/file-store/bucket-store.ts";
import { folderStore } from "../../integrations/file-store/folder-store.ts";
import type { Integrations } from "../../integrations/integrations.ts";
import { openSmsGateway } from "../../integrations/sms/open-sms-gateway.ts";
import { openWebhookSender } from "../../integrations/webhooks/open-webhook-sender.ts";
import { carriers } from "../../integrations/carriers/carriers.ts";
import type { Config } from "../../platform/config/config.ts";
import { openCarrierVendors } from "./open-carrier-vendors.ts";
import { openPayments } from "./open-payments.ts";
import { openRegister } from "./open-register.ts";

/** Browsers' makers want to know whom to ask. */
const openPush = ({ secret, publicUrl, pushService }: Config) => {
  const contact = publicUrl?.startsWith("https://") ? publicUrl : "mailto:shop@semyriad.example";
  return openWebPush({ keys: applicationKeysOf(secret), contact, other: pushService });
};

export function openIntegrations(config: Config): Integrations {
  return {
    sms: openSmsGateway(config),
    mailer: openMailer(config),
    push: openPush(config),
    files: config.bucket ? bucketStore(config.bucket) : folderStore(path.join(config.dataDir, "files")),
    carriers,
    vendors: openCarrierVendors(config),
    payments: openPayments(config),
    fiscal: openRegister(config),
    ga4: config.ga4 && openGa4(config.ga4),
    meta: config.meta && openMeta(config.meta),
    webhooks: openWebhookSender({ isLocalAllowed: config.mode === "demo" }),
  };
}
