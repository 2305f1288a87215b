import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { changesHeard } from "../../../../support/changes.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import type { StaffMember } from "../../../shop.ts";
import * as contract from "../../staff/staff-content.contract.ts";
import {
  seedContent,
  staffContentApi,
  tellContentTimes,
  viewBanners,
  viewPages,
  viewPromotion,
  viewStories,
  onContentChange,
} from "../../content.server.ts";
import type { Endpoint, InputOf } from "../../../../platform/contracts/endpoint.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
  const page = { slug: "warranty", title_uk: "Гарантія", title_ru: "Гарантия", body_uk: "<p>14 днів</p>", body_ru: "<p>14 дней</p>" };
  await seedContent(shop, { pages: [page], stories: [], promotions: [] });
});
afterAll(() => shop.close());

const by = () => testVisit(shop, { staff });
const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => callEndpoint(staffContentApi, endpoint, by(), input);
const visitor = () => testVisit(shop);
const slide = {
  titleUk: "Сукні",
  titleRu: "Платья",
  textUk: "",
  textRu: "",
  buttonUk: "Дивитись",
  buttonRu: "Смотреть",
  link: "/new-items",
  tint: 2,
  picture: "",
};
const story = (more: object = {}) => ({
  position: 1,
  titleUk: "Новинки",
  titleRu: "Новинки",
  tint: 2,
  visible: true,
  shownFrom: null,
  shownUntil: null,
  slides: [slide],
  ...more,
});
const promotion = (more: object = {}) => ({
  place: "carousel" as const,
  position: 1,
  titleUk: "Теплий ряд",
  titleRu: "Тёплый ряд",
  textUk: "Светри",
  textRu: "Свитера",
  buttonUk: "До светрів",
  buttonRu: "К свитерам",
  link: "/promo/warm",
  tint: 5,
  visible: true,
  shownFrom: null,
  shownUntil: null,
  goods: "category=1310",
  ...more,
});
const titles = async () => {
  await changesHeard(shop);
  return (await viewStories(visitor())).map(({ title }) => title);
};

test("a story is written, seen at once, changed by one of two who do, hidden and deleted; the log says who did", async () => {
  const { id, version } = (await call(contract.addStory, story())).body;
  expect(await titles()).toEqual(["Новинки"]);
  const changed = await Promise.allSettled(
    [1, 2].map((at) => call(contract.changeStory, { id, version, ...story({ titleUk: `Тижня ${at}` }) })),
  );
  expect(changed.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await titles())[0]).toMatch(/^Тижня [12]$/);
  await call(contract.changeStory, { id, version: version + 1, ...story({ visible: false }) });
  expect(await titles()).toEqual([]);
  expect((await call(contract.listStories, {})).body.data[0]).toMatchObject({ id, visible: false, isShownNow: false });
  await expect(call(contract.removeStory, { id, version })).rejects.toMatchObject({ status: 409 });
  await call(contract.removeStory, { id, version: version + 2 });
  await expect(call(contract.getStory, { id })).rejects.toMatchObject({ status: 404 });
  const log = await shop.db.read
    .selectFrom("audit_entry")
    .select(["action", "entity"])
    .where("entity", "=", "story")
    .orderBy("id")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["add", "change", "change", "remove"]);
});

test("a story begins and ends at its instant, and pages are made anew then", async () => {
  const at = shop.clock.now().getTime();
  const { id, version } = (
    await call(
      contract.addStory,
      story({ shownFrom: new Date(at + 3_600_000).toISOString(), shownUntil: new Date(at + 7_200_000).toISOString() }),
    )
  ).body;
  await changesHeard(shop);
  let heard = 0;
  await onContentChange(shop, () => void (heard += 1));
  await tellContentTimes(shop);
  expect([await titles(), heard]).toEqual([[], 0]);
  shop.clock.advanceSeconds(3_600);
  await tellContentTimes(shop);
  expect([await titles(), heard > 0]).toEqual([["Новинки"], true]);
  shop.clock.advanceSeconds(3_599);
  expect(await titles()).toEqual(["Новинки"]);
  shop.clock.advanceSeconds(1);
  heard = 0;
  await tellContentTimes(shop);
  expect([await titles(), heard > 0]).toEqual([[], true]);
  await call(contract.removeStory, { id, version });
});

test("a promotion has an address of its own and lists goods; what is wrong is said at its field", async () => {
  const { id, version } = (await call(contract.addPromotion, { slug: "warm", ...promotion() })).body;
  await changesHeard(shop);
  expect((await viewBanners(visitor())).map(({ slug, title }) => [slug, title])).toEqual([["warm", "Теплий ряд"]]);
  expect(await viewPromotion(visitor(), "warm")).toMatchObject({ goods: { category: "1310" } });
  await expect(call(contract.addPromotion, { slug: "warm", ...promotion() })).rejects.toMatchObject({
    status: 409,
    message: "content.slugTaken",
  });
  for (const [more, field] of [
    [{ goods: "colour[]=x&nonsense=1" }, "goods"],
    [{ place: "tile", shownTo: "resellers" }, "shownTo"],
    [{ shownFrom: "2026-12-02T00:00:00.000Z", shownUntil: "2026-12-01T00:00:00.000Z" }, "shownUntil"],
  ] as const)
    await expect(call(contract.changePromotion, { id, version, ...promotion(more) })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.stringMatching(/^content\./)] },
    });
  for (const [more, field] of [
    [{ link: "javascript:alert(1)" }, "link"],
    [{ link: "//evil.example" }, "link"],
    [{ titleRu: " " }, "titleRu"],
    [{ tint: 8 }, "tint"],
  ] as const)
    expect(contract.promotionInput.safeParse(promotion(more)).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  await call(contract.changePromotion, { id, version, ...promotion({ visible: false, shownTo: "guests" }) });
  expect((await call(contract.getStaffPromotion, { id })).body).toMatchObject({ visible: false, shownTo: "guests" });
  await changesHeard(shop);
  expect(await viewPromotion(visitor(), "warm")).toBeUndefined();
  await call(contract.removePromotion, { id, version: version + 1 });
});

test("S36 a text of which nothing would be shown is refused at its field", async () => {
  const { version, titleUk, titleRu, bodyUk } = (await call(contract.getPageText, { id: "warranty" })).body;
  const texts = { titleUk, titleRu, bodyUk, bodyRu: "<script>alert(1)</script>" };
  await expect(call(contract.changePageText, { id: "warranty", version, ...texts })).rejects.toMatchObject({
    status: 422,
    errors: { bodyRu: ["content.nothingShown"] },
  });
});

test("S36 a page's text is cleaned, and two who change it lose nothing", async () => {
  const { version } = (await call(contract.getPageText, { id: "warranty" })).body;
  const texts = {
    titleUk: "Гарантія й обмін",
    titleRu: "Гарантия",
    bodyUk: '<p onclick="x()">30 днів<script>alert(1)</script></p>',
    bodyRu: "<p>30 дней</p>",
  };
  const changed = (await call(contract.changePageText, { id: "warranty", version, ...texts })).body;
  expect(changed).toMatchObject({ titleUk: "Гарантія й обмін", bodyUk: "<p>30 днів</p>", version: version + 1 });
  await expect(call(contract.changePageText, { id: "warranty", version, ...texts })).rejects.toMatchObject({ status: 409 });
  await expect(call(contract.changePageText, { id: "nowhere", version, ...texts })).rejects.toMatchObject({ status: 404 });
  await changesHeard(shop);
  expect((await viewPages(visitor())).warranty).toMatchObject({ title: "Гарантія й обмін", body: "<p>30\u00a0днів</p>" });
});
