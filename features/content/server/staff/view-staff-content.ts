import type { Selectable } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { StaffPageView, StaffPromotionView, StaffStoryView } from "../../staff/staff-content.contract.ts";
import { isItsTime } from "../../shown/times.rules.ts";

const timeOf = (at: Instant | null): string | null => at?.toISOString() ?? null;

export function viewStaffStory(row: Selectable<Tables["story"]>, now: Instant): StaffStoryView {
  return {
    id: row.id,
    position: row.position,
    titleUk: row.title_uk,
    titleRu: row.title_ru,
    tint: row.tint,
    picture: row.picture,
    visible: row.visible,
    shownTo: row.shown_to,
    shownFrom: timeOf(row.shown_from),
    shownUntil: timeOf(row.shown_until),
    slides: row.slides.map((slide) => ({
      titleUk: slide.title_uk,
      titleRu: slide.title_ru,
      textUk: slide.text_uk,
      textRu: slide.text_ru,
      buttonUk: slide.button_uk,
      buttonRu: slide.button_ru,
      link: slide.link,
      tint: slide.tint,
      picture: slide.picture,
      altUk: slide.alt_uk ?? "",
      altRu: slide.alt_ru ?? "",
    })),
    version: row.version,
    isShownNow: isItsTime(row, now),
  };
}

export function viewStaffPromotion(row: Selectable<Tables["promotion"]>, now: Instant): StaffPromotionView {
  return {
    id: row.id,
    slug: row.slug,
    place: row.place,
    position: row.position,
    titleUk: row.title_uk,
    titleRu: row.title_ru,
    textUk: row.text_uk,
    textRu: row.text_ru,
    buttonUk: row.button_uk,
    buttonRu: row.button_ru,
    link: row.link,
    tint: row.tint,
    picture: row.picture,
    altUk: row.alt_uk,
    altRu: row.alt_ru,
    visible: row.visible,
    shownTo: row.shown_to,
    shownFrom: timeOf(row.shown_from),
    shownUntil: timeOf(row.shown_until),
    goods: new URLSearchParams(row.rule).toString(),
    version: row.version,
    isShownNow: isItsTime(row, now),
  };
}

export const viewStaffPage = (row: Selectable<Tables["page_text"]>): StaffPageView => ({
  id: row.slug,
  titleUk: row.title_uk,
  titleRu: row.title_ru,
  bodyUk: row.body_uk,
  bodyRu: row.body_ru,
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});
