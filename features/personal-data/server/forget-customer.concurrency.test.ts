import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Id } from "../../../platform/ids.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { whileAllWait } from "../../../support/test-locks.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import type { StaffMember } from "../../shop.ts";
import { staffPersonalDataApi } from "../personal-data.server.ts";
import { forgetCustomer } from "../staff-personal-data.contract.ts";
import { selectPersonalRows } from "./personal-rows.queries.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop({ database: "postgres" });
  staff = (await addFirstOwner(shop)).staff;
});
afterAll(() => shop.close());

const openThread = (accountId: Id<"account">, at: Date) =>
  shop.db.read
    .insertInto("chat_thread")
    .values({ account_id: accountId, created_at: at, changed_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();

test("S53 S60 a photo that staff are sending while its customer is forgotten leaves neither its row nor its file", async () => {
  const { id } = await addTestCustomer(shop);
  const at = shop.clock.now();
  const thread = await openThread(id, at);
  const photo = randomUUID();
  const file = `chat-photos/${photo.slice(0, 2)}/${photo}-small.jpg`;
  await shop.integrations.files.write(file, Buffer.from("сукня"));
  await whileAllWait(
    { shop, holder: shop },
    async (tx) => {
      await tx.selectFrom("chat_thread").select("id").where("id", "=", thread.id).forUpdate().execute();
      await tx
        .insertInto("chat_photo")
        .values({ id: photo, staff_id: staff.id, thread_id: thread.id, seq: null, created_at: at })
        .execute();
    },
    { calls: () => [callEndpoint(staffPersonalDataApi, forgetCustomer, testVisit(shop, { staff }), { id })] },
  );
  await runJobs(shop);
  expect(await selectPersonalRows(shop.db.read, "chat_photo", id)).toEqual([]);
  expect(await shop.integrations.files.measure(file)).toBeUndefined();
});

test("S53 a message that is being written while its customer is forgotten goes with the others", async () => {
  const { id } = await addTestCustomer(shop);
  const at = shop.clock.now();
  const thread = await openThread(id, at);
  await whileAllWait(
    { shop, holder: shop },
    async (tx) => {
      await tx.selectFrom("chat_thread").select("id").where("id", "=", thread.id).forUpdate().execute();
      const message = { thread_id: thread.id, seq: 1, message_id: randomUUID(), side: "customer" as const, text: "Де посилка?", at };
      await tx.insertInto("chat_message").values(message).execute();
    },
    { calls: () => [callEndpoint(staffPersonalDataApi, forgetCustomer, testVisit(shop, { staff }), { id })] },
  );
  expect([await selectPersonalRows(shop.db.read, "chat_thread", id), await selectPersonalRows(shop.db.read, "chat_message", id)]).toEqual([
    [],
    [],
  ]);
});
