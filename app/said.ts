import { useRouteLoaderData } from "../client/way/page.ts";
import type { ServiceSentences } from "../features/settings/service-sentences.rules.ts";

/** What the shop says of delivery and payment, made of what is switched on; what is empty is not said. */
export const useSaid = (): ServiceSentences => (useRouteLoaderData("root") as { said: ServiceSentences }).said;
