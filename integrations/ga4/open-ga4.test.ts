import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exampleConversion } from "../conversions/conversion.example.ts";
import { unansweredByCards as unanswered } from "../../support/stand-ins/stand-in-troubles.ts";
import { openGa4 } from "./open-ga4.ts";
import { startGa4StandIn } from "./stand-in.ts";

const secret = "secret-of-a-test-stream";
const visitor = { measurementId: "G-TEST123", clientId: "286403989.1366364567", sessionId: "1747132561", areAdsAllowed: false };
const refund = { ...exampleConversion, kind: "refund" as const, id: "refund-100234" };
let standIn: Awaited<ReturnType<typeof startGa4StandIn>>;
beforeAll(async () => void (standIn = await startGa4StandIn({ secret, clock: { now: () => exampleConversion.at } })));
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.make("none");
  standIn.told.length = 0;
  standIn.asked.length = 0;
});
const open = (key = secret) => openGa4({ secret: key, url: standIn.origin });
const openImpatient = () => openGa4({ secret, url: standIn.origin }, { timeoutMs: 300 });
/** Without a body an answer cannot break off in it. */
const troubles = unanswered.filter((trouble) => trouble !== "half an answer");

test("a purchase is told in hryvnias, by the order's number, with the ids of the data layer and nothing about a person", async () => {
  await open().tell(exampleConversion, visitor);
  expect(standIn.told).toEqual([
    {
      measurementId: "G-TEST123",
      client_id: "286403989.1366364567",
      timestamp_micros: 1_795_636_800_000_000,
      consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
      events: [
        {
          name: "purchase",
          params: {
            session_id: "1747132561",
            engagement_time_msec: 1,
            event_id: "purchase-100234",
            transaction_id: "100234",
            currency: "UAH",
            value: 1_301.5,
            items: [
              {
                item_id: "v-1",
                item_group_id: "p-1",
                item_name: "Сукня міді «Верба»",
                item_category: "1110",
                item_variant: "42 / чорний",
                price: 640.5,
                quantity: 2,
              },
              { item_id: "v-2", item_group_id: "p-2", item_name: "Шкарпетки", item_category: "1200", price: 20.5, quantity: 1 },
            ],
          },
        },
      ],
    },
  ]);
});

test("a refund names the same transaction; without a session none is told; consent to advertising is told as it is", async () => {
  await open().tell({ ...refund, goods: exampleConversion.goods.slice(1) }, { ...visitor, sessionId: "", areAdsAllowed: true });
  expect(standIn.told).toMatchObject([
    { consent: { ad_user_data: "GRANTED" }, events: [{ name: "refund", params: { transaction_id: "100234", value: 20.5 } }] },
  ]);
  expect(standIn.told[0]?.events[0]?.params).not.toHaveProperty("session_id");
});

test("it answers the same to what it throws away: a wrong secret is seen at the vendor alone", async () => {
  await open("another secret").tell(exampleConversion, visitor);
  expect(standIn.told).toEqual([]);
});

describe("S50 in trouble it throws, and a purchase counts once when it is over", () => {
  test.each(troubles)("%s", async (trouble) => {
    standIn.make(trouble);
    await expect(openImpatient().tell(exampleConversion, visitor)).rejects.toThrow();
    standIn.make("none");
    await open().tell(exampleConversion, visitor);
    expect(standIn.told).toHaveLength(1);
  });
});

test("S50 after five failures nobody is asked, and no secret is in an error", async () => {
  const ga4 = open();
  standIn.make("internal error");
  for (let time = 0; time < 7; time += 1) await expect(ga4.tell(exampleConversion, visitor)).rejects.not.toThrow(secret);
  expect(standIn.asked).toHaveLength(5);
});
