import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exampleConversion } from "../conversions/conversion.example.ts";
import { addDays } from "../../platform/time/time.ts";
import { unansweredByCards as unanswered } from "../../support/stand-ins/stand-in-troubles.ts";
import { openMeta } from "./open-meta.ts";
import { startMetaStandIn } from "./stand-in.ts";

const token = "token-of-a-test-pixel";
const buyer = {
  pixelId: "1234567890",
  page: "https://shop.example/checkout",
  phone: "380671234567",
  email: " John_Smith@gmail.com ",
  fbp: "fb.1.1732531200.123456",
  fbc: "fb.1.1732531200.IwAR1234",
  address: "203.0.113.50",
  userAgent: "Firefox",
};
let standIn: Awaited<ReturnType<typeof startMetaStandIn>>;
beforeAll(
  async () => void (standIn = await startMetaStandIn({ token, pixelId: buyer.pixelId, clock: { now: () => exampleConversion.at } })),
);
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.make("none");
  standIn.told.length = 0;
  standIn.asked.length = 0;
});
const open = (key = token) => openMeta({ token: key, url: standIn.origin });
const openImpatient = () => openMeta({ token, url: standIn.origin }, { timeoutMs: 300 });

test("a purchase is told under the browser's id; phone and e-mail are hashed as Meta's own example is, the rest is as it was", async () => {
  await open().tell(exampleConversion, buyer);
  expect(standIn.told).toEqual([
    {
      event_name: "Purchase",
      event_time: 1_795_636_800,
      event_id: "purchase-100234",
      action_source: "website",
      event_source_url: "https://shop.example/checkout",
      user_data: {
        em: ["62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f"],
        ph: ["240406bc84a49ab3469b6ac78b8475a2f15cd6ffb8de40693216bb370aab4529"],
        client_ip_address: "203.0.113.50",
        client_user_agent: "Firefox",
        fbp: "fb.1.1732531200.123456",
        fbc: "fb.1.1732531200.IwAR1234",
      },
      custom_data: {
        currency: "UAH",
        value: 1_301.5,
        order_id: "100234",
        content_type: "product",
        content_ids: ["v-1", "v-2"],
        contents: [
          { id: "v-1", quantity: 2, item_price: 640.5 },
          { id: "v-2", quantity: 1, item_price: 20.5 },
        ],
        num_items: 3,
      },
    },
  ]);
});

test("what is not known of the buyer is left out; a phone is hashed by its digits alone", async () => {
  await open().tell(exampleConversion, { ...buyer, phone: "+1 (650) 555-1212", email: "", fbp: "", fbc: "" });
  expect(standIn.told[0]?.user_data).toEqual({
    ph: ["e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176"],
    client_ip_address: "203.0.113.50",
    client_user_agent: "Firefox",
  });
});

test("what Meta refuses is told by its code, an event too old and a wrong token among them", async () => {
  const late = { ...exampleConversion, at: addDays(exampleConversion.at, -8) };
  await expect(open().tell(late, buyer)).rejects.toMatchObject({ temporary: false, message: "Meta answered 400 with the code 100" });
  await expect(open("another").tell(exampleConversion, buyer)).rejects.toMatchObject({ message: "Meta answered 400 with the code 190" });
});

describe("S50 in trouble it throws, and a purchase counts once when it is over", () => {
  test.each(unanswered)("%s", async (trouble) => {
    standIn.make(trouble);
    await expect(openImpatient().tell(exampleConversion, buyer)).rejects.not.toMatchObject({ temporary: false });
    standIn.make("none");
    await open().tell(exampleConversion, buyer);
    expect(standIn.told).toHaveLength(1);
  });
});

test("S50 after five failures nobody is asked, and no token is in an error", async () => {
  const meta = open();
  standIn.make("internal error");
  for (let time = 0; time < 7; time += 1) await expect(meta.tell(exampleConversion, buyer)).rejects.not.toThrow(token);
  expect(standIn.asked).toHaveLength(5);
});
