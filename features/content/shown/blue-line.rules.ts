import type { Language } from "../../../platform/i18n.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { isItsTime, type Times } from "./times.rules.ts";

export type BlueLine = Times & { text_uk: string; text_ru: string };

export function blueLineOf(inOrder: readonly BlueLine[], otherwise: Record<Language, string>, now: Instant): Record<Language, string> {
  const holds = inOrder.find((line) => isItsTime(line, now));
  return holds ? { uk: holds.text_uk, ru: holds.text_ru } : otherwise;
}
