import { languageOf } from "../../../../platform/i18n.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import type { Visit } from "../../../shop.ts";
import { blueLineOf } from "../../shown/blue-line.rules.ts";
import { readBlueLines } from "./read-blue-lines.ts";

export async function viewBlueLine({ shop, now, locale }: Visit): Promise<string> {
  const [lines, settings] = await Promise.all([readBlueLines(shop), readSettings(shop)]);
  return blueLineOf(lines, settings.blue_line_text, now)[languageOf(locale)];
}
