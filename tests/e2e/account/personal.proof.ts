import { expect } from "vitest";
import { personalDataMessages } from "../../../features/personal-data/personal-data.messages.ts";
import { apiClient } from "../../../support/api-client.ts";
import { hasFocus, press } from "../../../support/pages/browser.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, recognised, signedIn } from "../person-signing-in.ts";

/** A customer's own settings: PIN, devices, their data as a file. */
const PIN = "4827";
const place = openShopAndBrowser({ withPictures: false });

journey("a PIN is made and another device signed out, and the focus follows", place, async (device) => {
  const { page, me } = device;
  const { own, words } = me;
  const { phone } = await signedIn(device);
  await apiClient(me.shop.url).signIn(phone, me.shop.codeFor);
  await me.arrive("/account/personal");
  await press(me.button(own["pin.create"]));
  await hasFocus(page.getByLabel(words["auth.pinBox"](words["auth.pinNew"], 1), { exact: true }));
  await me.newPin(PIN, PIN);
  await page.getByText(words["auth.pinSaved"]).waitFor();
  await hasFocus(me.button(own["pin.change"]));

  await page.route("**/api/sign-out-device", async (call) => {
    await new Promise((done) => setTimeout(done, 600));
    await call.continue();
  });
  const leave = page.getByRole("button", { name: new RegExp(`^${own["devices.signOutOf"]("").trim()}`) }).first();
  await press(leave);
  await expect.poll(() => leave.getAttribute("aria-busy")).toBe("true");
  await page.getByText(own["devices.signedOutDone"]).waitFor();
  await hasFocus(page.getByRole("heading", { name: own["devices.title"] }));
  expect(await leave.count()).toBe(0);
});

journey("on a new device one's data is taken away with the PIN, and the focus goes to its field and back", place, async (device) => {
  const { page, me, language, look } = device;
  const data = personalDataMessages[language];
  const { app, phone } = await newCustomer(me.shop);
  await app.post("/api/v2/create-pin-code", { phone, pin_code: PIN });
  const second = apiClient(me.shop.url);
  await second.signIn(phone, me.shop.codeFor);
  await recognised(device.context, me.shop, second);
  await me.arrive("/account/personal");
  await press(me.button(data["data.export"]));
  const pin = page.locator("input[name=pin]");
  await hasFocus(pin);
  await look("export-asks-pin");
  await page.keyboard.type("0001");
  await page.keyboard.press("Enter");
  await expect.poll(() => pin.getAttribute("aria-invalid")).toBe("true");
  await pin.fill(PIN);
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toBe("semyriad-data.json");
  await hasFocus(me.button(data["data.export"]));
});
