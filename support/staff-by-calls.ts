import { generate } from "otplib";
import { testPassword } from "./test-staff.ts";
import type { Json } from "./api-client.ts";
import type { RunningShop } from "./running-shop.ts";

/** Calls of the back office of a running shop, made by its first owner, who joins by the link on the console. */
export async function ownerByCalls(shop: RunningShop) {
  let cookie = "";
  const call = async <Body = Json>(method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await fetch(shop.url + path, {
      method,
      headers: {
        cookie,
        "accept-language": "ua",
        ...(body === undefined ? {} : { "content-type": "application/json", "sec-fetch-site": "same-origin" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    cookie ||= response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return (await response.json()) as Body;
  };
  const invitation = `/api/admin/invitations/${shop.firstOwnerLink().split("/").at(-1)}`;
  const secret = String((await call("GET", invitation))["secret"]);
  await call("POST", invitation, {
    email: "olena@semyriad.example",
    name: "Олена Коваль",
    password: testPassword,
    code: await generate({ secret }),
  });
  return { call, cookie };
}

/** Somebody with a role, invited by the owner; their cookie. */
export async function joinByCalls(shop: RunningShop, owner: Awaited<ReturnType<typeof ownerByCalls>>, role: string): Promise<string> {
  const email = `${role}@semyriad.example`;
  const { link } = await owner.call("POST", "/api/admin/staff", { email, role });
  const url = `${shop.url}/api/admin/invitations/${String(link).split("/").at(-1)}`;
  const { secret } = (await (await fetch(url)).json()) as { secret: string };
  const joined = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ email, name: "Ігор Бондар", password: testPassword, code: await generate({ secret }) }),
  });
  if (joined.status !== 200) throw new Error(`${role} could not join: ${await joined.text()}`);
  return joined.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
