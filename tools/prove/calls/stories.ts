import { randomUUID } from "node:crypto";
import { getDevices, signOutDevice } from "../../../features/accounts/accounts.contract.ts";
import { getProduct } from "../../../features/catalogue/catalogue.contract.ts";
import * as searched from "../../../features/catalogue/staff-search.contract.ts";
import { changeProperty, getProperties } from "../../../features/catalogue/staff-shelves.contract.ts";
import { getImport, listImports, refuseImport, takeImport } from "../../../features/exchange/imports.contract.ts";
import { choosePriceRole, listPriceTypes } from "../../../features/exchange/prices/price-types.contract.ts";
import { cancelOrder } from "../../../features/orders/orders.contract.ts";
import { placeOrder } from "../../../features/orders/orders.server.ts";
import { changeOrderStatus, decideWaitingOrder, getStaffOrder, recordShortage } from "../../../features/orders/staff-orders.contract.ts";
import { changeDelivery } from "../../../features/orders/parcels/change-delivery.contract.ts";
import { repeatOrder } from "../../../features/orders/repeat/repeat-order.contract.ts";
import * as chat from "../../../features/chat/chat.contract.ts";
import * as staffChats from "../../../features/chat/staff-chat.contract.ts";
import * as push from "../../../features/notifications/push.contract.ts";
import * as questions from "../../../features/questions/questions.contract.ts";
import * as staffQuestions from "../../../features/questions/staff-questions.contract.ts";
import * as returns from "../../../features/returns/returns.contract.ts";
import * as staffReturns from "../../../features/returns/staff-returns.contract.ts";
import { addAssessment, addReview, addReviewPhoto, getAssessment, voteReview } from "../../../features/reviews/reviews.contract.ts";
import { decideReview, listStaffReviews } from "../../../features/reviews/staff-reviews.contract.ts";
import * as priceLists from "../../../features/feeds/price-list.contract.ts";
import * as lists from "../../../features/saved-lists/saved-lists.contract.ts";
import { changeSettings, getStaffSettings } from "../../../features/settings/staff-settings.contract.ts";
import { createPinCode, viaPinCode } from "../../../features/sign-in/sign-in.contract.ts";
import { acceptInvitation, getInvitation, inviteStaff, signInStaff } from "../../../features/staff/staff.contract.ts";
import {
  catalogueOf,
  classifierXml,
  commerceMl,
  importTexts,
  offersXml,
  productXml,
  propertyXml,
} from "../../../support/commerceml-files.ts";
import { changesHeard } from "../../../support/changes.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { fillTestCart, testDelivery, testOrderForm } from "../../../support/test-order.ts";
import { addTestCustomer, testVisit } from "../../../support/test-shop.ts";
import { codeOf, testPassword } from "../../../support/test-staff.ts";
import { fillCart, place, signIn, type Story } from "./customer-steps.ts";
import type { Telling } from "./perform.ts";
import { aPhoto } from "./a-photo.ts";
import { contentStories } from "./content-stories.ts";
import { moneyStories } from "./money-stories.ts";
import { idOf } from "../../../platform/ids.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";

const signingIn: Story = async (telling) => {
  const { tell } = telling;
  const { phone, device, customer } = await signIn(telling);
  await tell(createPinCode, { phone, pin_code: "4821" }, customer);
  await tell(viaPinCode, { phone, pin_code: "4821" }, device);
  await signIn(telling, phone);
  const other = (await tell(getDevices, {}, customer)).body.devices.find(({ isThis }) => !isThis);
  await tell(signOutDevice, { id: other?.id ?? idOf<"device">(0) }, customer);
};

const keepingLists: Story = async (telling) => {
  const { known, tell } = telling;
  const { customer } = await fillCart(telling);
  const { id } = (await tell(lists.saveList, { name: "Літо, жіноче" }, customer)).body;
  await tell(lists.renameList, { id, name: "Осінь" }, customer);
  const { token } = (await tell(lists.shareList, { id, shared: true }, customer)).body;
  known.add("token", token);
  await tell(
    priceLists.savePriceList,
    { percent: 30, rounding: "five", prefersRecommended: false, onlyInStock: true, audiences: [] },
    customer,
  );
  await tell(priceLists.getPriceList, {}, customer);
  await tell(lists.getSavedList, { id }, customer);
  await tell(lists.getSharedList, { token: token ?? "" });
};

const cancelling: Story = async (telling) => {
  const { customer, number } = await place(telling);
  const recipient = { name: "Ірина", surname: "Бондар", patronymic: "", phone: "380501234567" };
  const { settlement, department } = testDelivery;
  await telling.tell(changeDelivery, { number, recipient, delivery: { settlement, department } }, customer);
  await telling.tell(cancelOrder, { number }, customer);
};

/** An order placed and handed over. */
async function deliver(telling: Telling, staff: Record<string, string>) {
  const { tell } = telling;
  const placed = await place(telling);
  for (const status of ["confirmed", "packed", "shipped", "delivered"] as const) {
    const { version } = (await tell(getStaffOrder, { id: placed.number }, staff)).body;
    await tell(changeOrderStatus, { id: placed.number, status, version, parcelNumber: "20400123456789" }, staff);
  }
  return placed;
}

const returning: Story = async (telling) => {
  const { tell } = telling;
  const staff = await telling.newOwner();
  const { customer, number } = await deliver(telling, staff);
  const { lines } = (await tell(returns.getReturnable, { number }, customer)).body;
  const { id: photo } = (await tell(returns.addReturnPhoto, { photo: await aPhoto() }, customer)).body;
  const ask = async (photos: string[]) =>
    (
      await tell(
        returns.askReturn,
        {
          number,
          lines: lines.slice(0, 1).map(({ variationId }) => ({ variationId, pieces: 1 })),
          reason: "size",
          comment: "",
          photos,
          refundTo: "balance",
        },
        { ...customer, "Idempotency-Key": randomUUID() },
      )
    ).body;
  await tell(returns.cancelReturn, { id: (await ask([photo])).id }, customer);
  const { id } = await ask([]);
  await tell(returns.getReturn, { id }, customer);
  await tell(staffReturns.listStaffReturns, { status: "asked" }, staff);
  const { version } = (await tell(staffReturns.getStaffReturn, { id }, staff)).body;
  const decided = (await tell(staffReturns.decideReturn, { id, isApproved: true, answer: "", version }, staff)).body;
  const received = lines.slice(0, 1).map(({ variationId }) => ({ variationId, received: 1, fit: 1 }));
  await tell(staffReturns.receiveReturn, { id, lines: received, version: decided.version }, staff);
  await tell(repeatOrder, { number }, { ...customer, "Idempotency-Key": randomUUID() });
};

const delivering: Story = async (telling) => {
  const { tell } = telling;
  const staff = await telling.newOwner();
  const { customer, number, productId } = await deliver(telling, staff);
  await tell(getAssessment, { number }, customer);
  const marks = { delivery_speed: 5, price_quality: 4, service_quality: 5 };
  await tell(addAssessment, { number, ...marks, comment: "Забрала на третій день." }, customer);
  const { id } = (await tell(addReviewPhoto, { photo: await aPhoto() }, customer)).body;
  await tell(addReview, { productId, rating: 5, title: "", comment: "Бордовий і є бордовий.", photos: [id] }, customer);
  const { customer: reader } = await fillCart(telling);
  for (const { id: review, version } of (await tell(listStaffReviews, { status: "new" }, staff)).body.data.slice(0, 2)) {
    await tell(decideReview, { id: review, status: "published", reason: "", reply: "Дякуємо.", version }, staff);
    await tell(voteReview, { id: review, isHelpful: true }, reader);
  }
};

/** A browser that hears of news and then of none. */
const subscribing: Story = async (telling) => {
  const { shop, tell } = telling;
  shop.integrations.push ??= { publicKey: "BNcRdreALRFXTkOOUHK1EtK2", send: async () => "sent" };
  const { customer } = await signIn(telling);
  await tell(push.getPushKey, {}, customer);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  await tell(push.subscribeToPush, { endpoint, p256dh: "BCVxsr7N", auth: "BTBZMqHH" }, customer);
  await tell(push.unsubscribeFromPush, { endpoint }, customer);
};

const asking: Story = async (telling) => {
  const { tell } = telling;
  const [staff, { customer, productId }] = [await telling.newOwner(), await fillCart(telling)];
  await tell(questions.askQuestion, { productId, question: "Чи тягнеться тканина?" }, customer);
  for (const { id, version } of (await tell(staffQuestions.listStaffQuestions, { status: "new" }, staff)).body.data.slice(0, 2)) {
    await tell(staffQuestions.getStaffQuestion, { id }, staff);
    await tell(staffQuestions.answerQuestion, { id, status: "answered", answer: "Так.", reason: "", version }, staff);
  }
  await tell(questions.getProductQuestions, { productId });
};

const talking: Story = async (telling) => {
  const { tell } = telling;
  const staff = await telling.newOwner();
  const { customer } = await fillCart(telling);
  const { id: photo } = (await tell(chat.addChatPhoto, { photo: await aPhoto() }, customer)).body;
  const { seq } = (await tell(chat.sendChatMessage, { id: randomUUID(), text: "Чи буде 48?", photos: [photo] }, customer)).body;
  await tell(chat.typeInChat, {}, customer);
  const [row] = (await tell(staffChats.listChats, { show: "waiting" }, staff)).body.data.toReversed();
  const id = row?.id ?? idOf<"chat_thread">(0);
  await tell(staffChats.readStaffChat, { id, seq }, staff);
  await tell(staffChats.typeInStaffChat, { id }, staff);
  const { id: shown } = (await tell(staffChats.addStaffChatPhoto, { photo: await aPhoto() }, staff)).body;
  await tell(staffChats.answerChat, { id, messageId: randomUUID(), text: "Так", photos: [shown] }, staff);
  await tell(staffChats.addChatNote, { id, text: "Просить знижку" }, staff);
  await tell(staffChats.changeChat, { id, state: "closed" }, staff);
  await tell(staffChats.getStaffChat, { id }, staff);
  const reply = (await tell(staffChats.keepChatReply, { title: "Відправка", textUk: "Щодня", textRu: "Ежедневно" }, staff)).body;
  await tell(staffChats.listChatReplies, {}, staff);
  await tell(staffChats.removeChatReply, { id: reply.id }, staff);
  await tell(chat.checkNewMessage, {}, customer);
  await tell(chat.getChat, {}, customer);
  await tell(chat.readChat, { seq }, customer);
};

/** Waiting for the word is off with relaxed limits, so such an order is placed beside the calls. */
const givingWord: Story = async (telling) => {
  const { shop, tell } = telling;
  const staff = await telling.newOwner();
  for (const isAccepted of [true, false]) {
    const customer = await addTestCustomer(shop);
    await fillTestCart(shop, customer, [await addTestGoods(shop, { stock: 100, price: 2_000_000 })]);
    const strict = { ...shop, config: { ...shop.config, limits: usualLimits } };
    const placed = await placeOrder(testVisit(strict, { customer }), await testOrderForm(shop, customer), randomUUID());
    const id = placed.placed ? placed.numbers.number : 0;
    const { version } = (await tell(getStaffOrder, { id }, staff)).body;
    await tell(decideWaitingOrder, { id, isAccepted, version }, staff);
  }
};

const packingShort: Story = async (telling) => {
  const { shop, tell } = telling;
  const [staff, customer] = [await telling.newOwner(), await addTestCustomer(shop)];
  await fillTestCart(shop, customer, [await addTestGoods(shop, { stock: 100 }), await addTestGoods(shop, { stock: 100 })]);
  const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
  const id = placed.placed ? placed.numbers.number : 0;
  const { version } = (await tell(getStaffOrder, { id }, staff)).body;
  await tell(recordShortage, { id, version, lines: [{ position: 1, missing: 1 }] }, staff);
};

const joining: Story = async (telling) => {
  const { shop, tell } = telling;
  const staff = await telling.newOwner();
  const email = `support-${randomUUID()}@shop.example`;
  const { link } = (await tell(inviteStaff, { email, role: "support" }, staff)).body;
  const token = link.split("/").at(-1) ?? "";
  const { secret } = (await tell(getInvitation, { token })).body;
  const person = { email, password: testPassword };
  await tell(acceptInvitation, { token, ...person, name: "Ігор", code: await codeOf(shop, secret) });
  // Each code works once.
  await tell(signInStaff, { ...person, code: await codeOf(shop, secret, 30) });
};

const searching: Story = async ({ tell, newOwner }) => {
  const staff = await newOwner();
  const rule = { typed: `дутики ${randomUUID().slice(0, 8)}`, readAs: "черевики зимові", leadsTo: "" };
  const { id, version } = (await tell(searched.addSearchWord, rule, staff)).body;
  const changed = (await tell(searched.changeSearchWord, { id, ...rule, readAs: "чоботи зимові", version }, staff)).body;
  await tell(searched.getSearchWord, { id }, staff);
  await tell(searched.removeSearchWord, { id, version: changed.version }, staff);
};

const settling: Story = async ({ tell, newOwner }) => {
  const staff = await newOwner();
  const { id, version, values } = (await tell(getStaffSettings, { id: "shop" }, staff)).body;
  await tell(changeSettings, { id, version, values }, staff);
};

/** Goods from 1C with a property, a price type and two full exports that wait: one is taken, one refused. */
const importing: Story = async ({ shop, tell, newOwner }) => {
  const staff = await newOwner();
  const run = randomUUID().slice(0, 8);
  const ids = ["a", "b", "c"].map((id) => `${run}-${id}`);
  const goods = ids.map((id) => productXml(id, { name: "Сукня", values: { [`${run}-p`]: "довгий" } })).join("");
  const properties = propertyXml(`${run}-p`, "Довжина рукава");
  await importTexts(shop, {
    "import.xml": commerceMl(classifierXml({ properties }) + catalogueOf(goods)),
    "offers.xml": commerceMl(offersXml(...ids.map((id) => ({ id: `${id}#1` })))),
  });
  for (const { id } of (await tell(getProperties, {}, staff)).body.properties.slice(0, 1))
    await tell(changeProperty, { id, nameUk: "Рукав", nameRu: "Рукав", shown: true, isFilter: false }, staff);
  await tell(listPriceTypes, {}, staff);
  await tell(choosePriceRole, { id: "opt", role: "wholesale" }, staff);
  // A random call may have had this price type ignored; then the goods come to the shelf only now.
  await changesHeard(shop);
  await tell(getProduct, { id: ids[0] ?? "" });
  const hidden = await shop.db.read.selectFrom("product").select("id").where("hidden", "=", false).execute();
  for (const [decide, left] of [[takeImport, 2] as const, [refuseImport, 1] as const]) {
    const named = productXml(ids[left] ?? "", { name: "Сукня" });
    const { runId } = await importTexts(shop, { "import.xml": commerceMl(catalogueOf(named, true)) });
    await tell(getImport, { id: runId }, staff);
    await tell(decide, { id: runId }, staff);
    // The next calls are about goods that are on sale.
    const all = hidden.map(({ id }) => id);
    await shop.db.read.updateTable("product").set({ hidden: false }).where("id", "in", all).execute();
  }
  await tell(listImports, {}, staff);
};

/** By what they are of. */
export const stories = {
  "signing in": signingIn,
  lists: keepingLists,
  cancelling,
  delivering,
  returning,
  talking,
  "news in a browser": subscribing,
  "questions about goods": asking,
  "the word of staff": givingWord,
  "a shortage": packingShort,
  joining,
  "words of search": searching,
  settings: settling,
  imports: importing,
  ...moneyStories,
  ...contentStories,
} satisfies Record<string, Story>;
