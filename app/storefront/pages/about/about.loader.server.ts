import { viewFacts } from "../../../../features/content/content.server.ts";
import { scheduleInWords } from "../../../../features/delivery/schedule.rules.ts";
import { sellerOf } from "../../../../features/settings/settings.rules.ts";
import { readSettings } from "../../../../features/settings/settings.server.ts";
import { languageOf } from "../../../../platform/i18n.ts";
import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { visitOf } from "../../../visit-context.ts";
import { readText, type Text } from "../text/read-text.server.ts";
import { supportHours } from "./support-hours.ts";
import type { MetaArgs } from "../../../page-meta.server.ts";
import { textMeta } from "../text/text-meta.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [text, facts, settings] = await Promise.all([readText(visit, "about"), viewFacts(visit), readSettings(visit.shop)]);
  return {
    ...text,
    facts,
    hours: scheduleInWords(supportHours(settings), visit.locale),
    seller: sellerOf(settings, languageOf(visit.locale)),
  };
}

export const meta = (args: MetaArgs<Text>) => textMeta(args);
