import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoDepartmentRows, demoSettlementRows } from "../../db/seed/delivery/nova-poshta-rows.ts";
import { loadedCarriers } from "../../features/delivery/delivery.server.ts";
import { openNovaPoshta } from "../../integrations/nova-poshta/nova-poshta-client.ts";
import { novaPoshtaDirectory } from "../../integrations/nova-poshta/nova-poshta-directory.ts";
import { startNovaPoshtaStandIn, type StandInTrouble } from "../../integrations/nova-poshta/stand-in.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { getDepartments, getSettlements } from "../../features/delivery/delivery.contract.ts";
import { deliveryApi } from "../../features/delivery/delivery.server.ts";
import { runPlacesCommand, parsePlacesCommand } from "./places-command.ts";
import { timeoutMsIn, unanswered } from "../../support/stand-ins/stand-in-troubles.ts";

let shop: TestShop;
let standIn: Awaited<ReturnType<typeof startNovaPoshtaStandIn>>;
beforeAll(async () => {
  standIn = await startNovaPoshtaStandIn({ settlements: demoSettlementRows, departments: demoDepartmentRows });
  shop = await openTestShop({ places: "none" });
});
afterAll(async () => {
  await shop.close();
  await standIn.close();
});
afterEach(() => standIn.make("none"));

/** A breaker of its own for each test. */
function connect(trouble: StandInTrouble = "none"): void {
  const account = {
    key: "",
    address: async () => standIn.address,
    timeoutMs: timeoutMsIn(trouble),
    tries: 2,
    pause: async () => undefined,
  };
  shop.integrations.vendors = new Map([["nova-poshta", { directory: novaPoshtaDirectory(openNovaPoshta(account), "stand-in") }]]);
}
const command = { kind: "places", fewer: "refused" } as const;
const counts = async () =>
  Promise.all(
    (["carrier_settlement", "carrier_department"] as const).map(
      async (table) => (await shop.db.read.selectFrom(table).select("id").execute()).length,
    ),
  );

test("what nobody understands is no command, and a shop that can ask nobody says what it needs", async () => {
  expect(parsePlacesCommand([])).toEqual(command);
  expect(parsePlacesCommand(["--fewer"])).toEqual({ kind: "places", fewer: "taken" });
  expect(parsePlacesCommand(["--city", "Біла", "Церква"])).toEqual({ kind: "places", city: "Біла Церква" });
  for (const words of [["--less"], ["--fewer", "x"], ["--city"]]) expect(parsePlacesCommand(words)).toBeUndefined();
  expect(await runPlacesCommand(shop, command)).toMatchObject({ code: 1, said: expect.stringContaining("NOVA_POSHTA_KEY") as string });
});

test("the vendor's places are read, found in both languages, and told to the one who asked", async () => {
  connect();
  expect(await runPlacesCommand(shop, command)).toEqual({ code: 0, said: "nova-poshta: 30 населених пунктів, 200 відділень" });
  await expect.poll(async () => [...(await loadedCarriers(shop))]).toEqual(["nova-poshta"]);
  for (const search of ["хмельн", "Хмельницкий", "Khmelnytskyi", "м. Хмельницький"]) {
    const { body } = await callEndpoint(deliveryApi, getSettlements, testVisit(shop), { search });
    expect(body[0]).toEqual({ id: "khmelnytskyi", name: "Хмельницький", type: "м.", area: "Хмельницька обл.", district: "" });
  }
  const { body: lockers } = await callEndpoint(deliveryApi, getDepartments, testVisit(shop), { settlement: "kyiv", kind: "locker" });
  expect(lockers[0]).toMatchObject({ kind: "locker", maxWeightKg: 20, maxSidesCm: [60, 40, 30], schedule: "00:00–24:00" });
});

test("the carrier's own name of a city is told to who looks for what to send from", async () => {
  const found = await runPlacesCommand(shop, { kind: "places", city: "Іванівка, Одеська" });
  expect(found).toEqual({ code: 0, said: "nova-poshta: смт Іванівка, Одеська обл., Березівський р-н: ivanivka-odesa" });
  expect(await runPlacesCommand(shop, { kind: "places", city: "Лондон" })).toEqual({
    code: 1,
    said: "Такого населеного пункту з відділенням немає.",
  });
});

test.each([...unanswered, "rows of something else", "half a page", "no rows"] satisfies StandInTrouble[])(
  "a vendor in trouble (%s) empties nothing: the places of before stay, and the command says it",
  async (trouble) => {
    connect(trouble);
    const before = await counts();
    standIn.make(trouble);
    expect(await runPlacesCommand(shop, command)).toMatchObject({
      code: 1,
      said: expect.stringContaining("лишилося те, що було") as string,
    });
    expect(await counts()).toEqual(before);
    standIn.make("none");
    connect();
    // Half of the settlements were kept from the reading before; that is seen at the end, and all is read anew.
    if (trouble === "half a page") expect(await runPlacesCommand(shop, command)).toMatchObject({ code: 1 });
    expect(await runPlacesCommand(shop, command)).toMatchObject({ code: 0 });
    expect(await counts()).toEqual(before);
  },
);

test.each(["answers twice", "wrong clock"] satisfies StandInTrouble[])("a vendor that %s is read all the same", async (trouble) => {
  connect();
  standIn.make(trouble);
  expect(await runPlacesCommand(shop, command)).toMatchObject({ code: 0 });
});
