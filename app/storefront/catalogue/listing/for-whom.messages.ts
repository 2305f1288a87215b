import type { Gender } from "../../../../features/catalogue/words/genders.ts";
import type { Messages } from "../../../../platform/i18n.ts";

export const forWhomMessages = {
  uk: { female: "для жінок", male: "для чоловіків", kids: "для дітей", home: "для дому" },
  ru: { female: "для женщин", male: "для мужчин", kids: "для детей", home: "для дома" },
} satisfies Messages<Record<Gender, string>>;
