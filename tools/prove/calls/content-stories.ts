import { randomUUID } from "node:crypto";
import { addContentPicture } from "../../../features/content/staff/content-pictures.contract.ts";
import * as content from "../../../features/content/staff/staff-content.contract.ts";
import { seedContent } from "../../../features/content/content.server.ts";
import { aPhoto } from "./a-photo.ts";
import type { Story } from "./customer-steps.ts";

const words = {
  titleUk: "Новинки",
  titleRu: "Новинки",
  tint: 2,
  picture: "",
  position: 1,
  visible: true,
  shownFrom: null,
  shownUntil: null,
};
const button = { buttonUk: "Дивитись", buttonRu: "Смотреть", link: "/new-items" };
const slide = { titleUk: "Сукні", titleRu: "Платья", textUk: "", textRu: "", tint: 2, picture: "", altUk: "", altRu: "", ...button };
const promotion = {
  place: "tile" as const,
  textUk: "Светри",
  textRu: "Свитера",
  altUk: "Сукні",
  altRu: "Платья",
  goods: "",
  ...words,
  ...button,
};

/** A story, a promotion and the text of a page, written by staff. */
const writing: Story = async ({ shop, tell, newOwner }) => {
  const staff = await newOwner();
  const page = { slug: "warranty", title_uk: "Гарантія", title_ru: "Гарантия", body_uk: "<p>14 днів</p>", body_ru: "<p>14 дней</p>" };
  await seedContent(shop, { pages: [page], stories: [], promotions: [] });
  await tell(content.listStories, {}, staff);
  const story = (await tell(content.addStory, { ...words, slides: [slide] }, staff)).body;
  const changed = (await tell(content.changeStory, { id: story.id, version: story.version, ...words, slides: [slide] }, staff)).body;
  await tell(content.getStory, { id: story.id }, staff);
  await tell(content.removeStory, { id: story.id, version: changed.version }, staff);
  await tell(content.listPromotions, {}, staff);
  const { id: picture } = (await tell(addContentPicture, { picture: await aPhoto() }, staff)).body;
  const { id, version } = (await tell(content.addPromotion, { slug: randomUUID(), ...promotion, picture }, staff)).body;
  await tell(content.changePromotion, { id, version, ...promotion }, staff);
  await tell(content.getStaffPromotion, { id }, staff);
  await tell(content.removePromotion, { id, version: version + 1 }, staff);
  await tell(content.listPageTexts, {}, staff);
  const text = (await tell(content.getPageText, { id: "warranty" }, staff)).body;
  const bodies = { titleUk: "Гарантія", titleRu: "Гарантия", bodyUk: "<p>14 днів</p>", bodyRu: "<p>14 дней</p>" };
  await tell(content.changePageText, { id: "warranty", version: text.version, ...bodies }, staff);
};

export const contentStories = { "what staff write": writing };
