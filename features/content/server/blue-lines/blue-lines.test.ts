import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { changesHeard } from "../../../../support/changes.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import type { Locale } from "../../../../platform/i18n.ts";
import type { StaffMember } from "../../../shop.ts";
import { getOption } from "../../../settings/settings.contract.ts";
import { settingsApi, writeSettings } from "../../../settings/settings.server.ts";
import { onBlueLineChange, staffBlueLinesApi, tellContentTimes, viewBlueLine } from "../../content.server.ts";
import * as contract from "../../staff/staff-blue-lines.contract.ts";
import type { Endpoint, InputOf } from "../../../../platform/contracts/endpoint.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
  await writeSettings(shop, { blue_line_text: { uk: "Щодня", ru: "Ежедневно" } });
});
afterAll(() => shop.close());

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  callEndpoint(staffBlueLinesApi, endpoint, testVisit(shop, { staff }), input);
const line = (more: object = {}) => ({
  position: 1,
  textUk: "Сьогодні до 12:00",
  textRu: "Сегодня до 12:00",
  visible: true,
  shownFrom: null,
  shownUntil: null,
  ...more,
});
const said = async (locale: Locale = "ua") => {
  await changesHeard(shop);
  const api = settingsApi({ blueLineOf: viewBlueLine });
  return (await callEndpoint(api, getOption, testVisit(shop, { locale }), {})).body.blue_line_text;
};
const later = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1_000).toISOString();

test("what is planned stands in its time, in the language asked for; before and after it the setting", async () => {
  const { id, version } = (await call(contract.addBlueLine, line({ shownFrom: later(3_600), shownUntil: later(7_200) }))).body;
  let heard = 0;
  onBlueLineChange(shop, () => void (heard += 1));
  await tellContentTimes(shop);
  expect([await said(), await said("ru"), heard]).toEqual(["Щодня", "Ежедневно", 0]);
  shop.clock.advanceSeconds(3_600);
  await tellContentTimes(shop);
  expect([await said(), await said("ru"), heard]).toEqual(["Сьогодні до 12:00", "Сегодня до 12:00", 1]);
  shop.clock.advanceSeconds(3_600);
  await tellContentTimes(shop);
  expect([await said(), heard]).toEqual(["Щодня", 2]);
  await call(contract.removeBlueLine, { id, version });
});

test("of two the first in order is shown, one of two who change it is told, and the log says who did what", async () => {
  await call(contract.addBlueLine, line({ position: 2, textUk: "Друга" }));
  const { id, version } = (await call(contract.addBlueLine, line())).body;
  expect(await said()).toBe("Сьогодні до 12:00");
  expect((await call(contract.listBlueLines, {})).body.data.map(({ textUk }) => textUk)).toEqual(["Сьогодні до 12:00", "Друга"]);
  const changed = await Promise.allSettled(
    [1, 2].map((at) => call(contract.changeBlueLine, { id, version, ...line({ position: 2 + at }) })),
  );
  expect(changed.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await said()).toBe("Друга");
  await expect(call(contract.removeBlueLine, { id, version })).rejects.toMatchObject({ status: 409 });
  await call(contract.removeBlueLine, { id, version: version + 1 });
  await expect(call(contract.changeBlueLine, { id, version, ...line() })).rejects.toMatchObject({ status: 404 });
  await expect(call(contract.getBlueLine, { id })).rejects.toMatchObject({ status: 404 });
  const log = await shop.db.read.selectFrom("audit_entry").select("action").where("entity", "=", "blue-line").orderBy("id").execute();
  expect(log.map(({ action }) => action)).toEqual(["add", "remove", "add", "add", "change", "remove"]);
});

test("a line that ends before it begins, or lacks a language, is refused at its field", async () => {
  await expect(call(contract.addBlueLine, line({ shownFrom: later(2), shownUntil: later(1) }))).rejects.toMatchObject({
    status: 422,
    errors: { shownUntil: ["content.timeBackwards"] },
  });
  expect(contract.addBlueLine.input.safeParse(line({ textRu: " " })).error?.issues.map(({ path }) => path[0])).toEqual(["textRu"]);
});
