import { beforeAll, expect } from "vitest";
import { questionFormMessages } from "../../../features/questions/question-form.messages.ts";
import { questionsMessages } from "../../../features/questions/questions.messages.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { journey, signedIn } from "../person-signing-in.ts";

const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const PRODUCT = "/product/planted-stock-50";

journey("a question about goods is kept at reload, asked, answered by the shop, and read by everybody", place, async (device) => {
  const { page, me, language, look } = device;
  const words = { ...questionsMessages[language], ...questionFormMessages[language] };
  const { app } = await signedIn(device);
  await me.arrive(PRODUCT);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const unfold = async () => {
    if (isPhone) await press(page.locator("summary").filter({ hasText: words["questions.title"] }));
  };
  await unfold();
  const open = page.getByRole("button", { name: words["questions.ask"], exact: true });
  const dialog = page.getByRole("dialog", { name: words["questions.dialog"] });
  const field = dialog.getByLabel(words["questions.question"]);
  await press(open);
  await press(dialog.getByRole("button", { name: words["questions.send"] }));
  await dialog.locator("[aria-invalid=true]").waitFor();
  await look("question-empty");
  const question = `Яка довжина? <b>${language}${page.viewportSize()?.width}</b>`;
  await field.fill(question);
  await page.reload();
  await unfold();
  await press(open);
  await expect.poll(() => field.inputValue()).toBe(question);
  await press(dialog.getByRole("button", { name: words["questions.send"] }));
  await dialog.getByText(words["questions.thanks"]).waitFor();
  await look("question-sent");

  const { data } = (await owner.call("GET", "/api/admin/questions?status=new")) as { data: { id: number; version: number }[] };
  expect(data).toHaveLength(1);
  for (const { id, version } of data)
    await owner.call("POST", `/api/admin/questions/${id}`, { status: "answered", answer: "104 см у розмірі 46.", reason: "", version });
  await expect.poll(async () => (await fetch(`${me.shop.url}${PRODUCT}`)).text()).toContain(`${language}${page.viewportSize()?.width}`);
  await me.arrive(PRODUCT);
  await unfold();
  await page.getByText(question, { exact: true }).waitFor();
  await look("question-answered");
  expect(JSON.stringify((await app.get("/api/get-notifications")).body)).toContain(PRODUCT);
});
