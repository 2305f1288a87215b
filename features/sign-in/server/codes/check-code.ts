import { invalid } from "../../../../platform/contracts/errors.ts";
import { findOrCreateAccount, issueToken, recogniseDevice } from "../../../accounts/accounts.server.ts";
import { withdrawMessages } from "../../../messages/messages.server.ts";
import type { Visit } from "../../../shop.ts";
import { WRONG_PER_CODE } from "../../sign-in.rules.ts";
import { admit, type SignedIn } from "../admit.ts";
import { isCodeOf } from "./code-hash.ts";
import { credentialOf } from "../device-credential.ts";
import { countTry, endOtherCodes, selectLivingCodes, useCode } from "../sign-in.queries.ts";
import { tellOwner } from "../tell-owner.ts";
import { takeTry } from "./tries.ts";

/** Every failure is the same 422 on `code` (specification §8), 429 on an empty budget; tries count before the comparison (S21). */
export async function checkCode(visit: Visit, { phone, code }: { phone: string; code: string }): Promise<SignedIn> {
  const { shop, now, locale, guestHash: browserHash } = visit;
  const tried = browserHash && (await shop.db.write((tx) => countTry(tx, { phone, browserHash, now, limit: WRONG_PER_CODE })));
  if (!tried) throw wrongCode();
  const { asker, forgive } = await takeTry(visit, phone);
  if (!isCodeOf(shop.config, tried.code_hash, { id: tried.id, code })) {
    if (asker === "stranger" && tried.wrong_tries === WRONG_PER_CODE) tellOwner(shop, phone, now);
    throw wrongCode();
  }

  const { device, token } = await shop.db.write(async (tx) => {
    if (!(await useCode(tx, tried.id, now))) throw wrongCode();
    await withdrawMessages(tx, await selectLivingCodes(tx, { phone, now, of: "everybody" }), now);
    await endOtherCodes(tx, { phone, now });
    const account = await findOrCreateAccount(tx, { phone, utm: tried.utm as object, locale, now });
    const device = await recogniseDevice(tx, { accountId: account.id, credential: credentialOf(visit), userAgent: visit.userAgent, now });
    const token = await issueToken(tx, { accountId: account.id, deviceId: device.deviceId, proof: "sms", now });
    return { device, token };
  });
  await forgive();
  return admit(visit, { token, device: device.credential });
}

const wrongCode = () => invalid({ code: ["app.codeError"] });
