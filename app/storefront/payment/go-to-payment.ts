import type { payDebts, startPayment } from "../../../features/orders/payments/order-payments.contract.ts";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { callApi } from "../../../client/call-api.ts";
import { randomName } from "../../../ui/random-name.ts";

/** The bank's page leads back to `backTo`, else to the page that was left. Throws `ApiRefusal` where it cannot be opened now. */
export async function goToPayment(number: number, { backTo }: { backTo?: string } = {}): Promise<void> {
  const page = await callApi<typeof startPayment>(
    "POST",
    "/api/start-payment",
    { number },
    { headers: { "Idempotency-Key": randomName() } },
  );
  if (backTo !== undefined) comeBackTo(backTo);
  leaveFor(page);
}

export async function goToPayDebts(): Promise<void> {
  leaveFor(await callApi<typeof payDebts>("POST", "/api/pay-debts", {}, { headers: { "Idempotency-Key": randomName() } }));
}

/** The history entry of the left page gets that address; a page the browser restores from its cache is reloaded. */
function comeBackTo(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
}

/** Follows an address, or sends the form with which a bank begins. */
function leaveFor({ url, fields }: OutputOf<typeof startPayment>): void {
  const hidden = Object.entries(fields);
  if (hidden.length === 0) {
    window.location.assign(url);
    return;
  }
  const form = document.createElement("form");
  form.method = "post";
  form.action = url;
  form.hidden = true;
  for (const [name, value] of hidden) form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  document.body.append(form);
  form.submit();
}
