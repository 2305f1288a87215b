import { beforeAll, expect, test } from "vitest";
import { chatsUk } from "../../../app/backoffice/words/uk/chats.ts";
import { ownUk } from "../../../app/backoffice/words/uk/own.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser({ withPictures: false });
const words = chatsUk.chat.load;
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => {
  const { shop } = place();
  owner = await ownerByCalls(shop);
  for (const text of ["Чи буде 48 розмір?", "Коли відправите?"]) {
    const { app } = await newCustomer(shop);
    await app.post("/api/send-chat-message", { id: crypto.randomUUID(), text });
  }
  const { data } = (await owner.call("GET", `/api/admin/chats?q=${encodeURIComponent("Чи буде")}`)) as { data: [{ id: number }] };
  await owner.call("POST", `/api/admin/chats/${data[0].id}/answer`, { messageId: crypto.randomUUID(), text: "Так, у пʼятницю." });
});

test.each([390, 1440])("at %i px the queue leads to a conversation, and says how much there is to do", async (width) => {
  const { shop } = place();
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width });
  await page.goto(`${shop.url}/admin/chats`);
  const figure = (name: string) => page.locator("p", { hasText: name }).locator("xpath=following-sibling::p[1]");
  await figure(words.waiting).waitFor();
  expect(await figure(words.waiting).innerText()).toBe("1");
  expect(await figure(words.open).innerText()).toBe("2");
  expect(await figure(words.half).innerText()).toMatch(/^\d+ хв$/);
  // On a phone the table's rows are lists.
  const said =
    width < 600
      ? page.getByRole("list", { name: words.operators }).locator("li").last().locator("dd")
      : page.getByRole("region", { name: words.operators }).getByRole("row").last().getByRole("cell");
  expect(await said.allInnerTexts()).toEqual([expect.any(String), "1", "0", "1"]);
  await look("chat-load");
  await page.getByRole("cell", { name: "Коли відправите?" }).click();
  await page.getByRole("button", { name: chatsUk.chat.send, exact: true }).waitFor();
  await close();
});

test("the way back from one conversation to another takes neither its messages nor an answer begun for it along", async () => {
  const { shop } = place();
  const { page, close } = await staffPage(place(), { cookie: owner.cookie, width: 1440 });
  const open = (text: string) => page.getByRole("cell", { name: text }).click();
  const conversation = page.getByRole("list", { name: chatsUk.chat.messages });
  const answer = page.getByRole("textbox", { name: chatsUk.chat.answer });
  await page.goto(`${shop.url}/admin/chats`);
  await open("Коли відправите?");
  await conversation.getByText("Коли відправите?").waitFor();
  await page.getByRole("menuitem", { name: ownUk.resources.chats.name }).click();
  await open("Так, у пʼятницю.");
  await conversation.getByText("Чи буде 48 розмір?").waitFor();
  await answer.fill("Ваше замовлення вже в дорозі");
  await page.evaluate(() => history.go(-2));
  await conversation.getByText("Коли відправите?").waitFor();
  expect(await conversation.innerText()).not.toContain("Чи буде 48 розмір?");
  expect(await answer.inputValue()).toBe("");
  await close();
});
