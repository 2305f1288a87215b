import { apiClient, newPhone, type ApiClient } from "./api-client.ts";
import type { RunningShop } from "./running-shop.ts";

/** Somebody new signs in and says their name, by calls. */
export async function newCustomer(shop: RunningShop): Promise<{ phone: string; app: ApiClient }> {
  const phone = newPhone();
  const app = apiClient(shop.url);
  await app.signIn(phone, shop.codeFor);
  await app.post("/api/update-profile", { name: "Олена", surname: "Коваль", email: `o${phone}@mail.ua` });
  return { phone, app };
}
