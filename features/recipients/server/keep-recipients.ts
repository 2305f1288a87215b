import type { RecipientPlace } from "../../../db/json-columns.ts";
import { notFound, Refusal } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { withoutPlus } from "../../../platform/phone.ts";
import { lockAccount } from "../../accounts/accounts.server.ts";
import { wordPlaces } from "../../delivery/delivery.server.ts";
import { customerOf, type Tx, type Visit } from "../../shop.ts";
import { MOST_RECIPIENTS, type RecipientView } from "../recipients.contract.ts";
import {
  deleteRecipient,
  insertRecipient,
  selectRecipients,
  updatePlace,
  updateRecipient,
  type Person,
  type RecipientRow,
} from "./recipients.queries.ts";

export async function recipientsOf(visit: Visit): Promise<RecipientView[]> {
  const { shop, locale } = visit;
  const rows = await selectRecipients(shop.db.read, customerOf(visit).id);
  const kept = rows.map(({ place }) => ({ carrier: place.carrier ?? "", place }));
  const places = await wordPlaces(shop, kept, locale);
  return rows.map((row, at) => viewRecipient({ ...row, place: places[at] ?? row.place }));
}

/** 409 above a hundred. */
export async function keepRecipient(visit: Visit, person: Person): Promise<RecipientView> {
  const kept = { accountId: customerOf(visit).id, person: withDigits(person), most: MOST_RECIPIENTS, now: visit.now };
  const row = await visit.shop.db.write(async (tx) => {
    // Those of one moment are counted one after another.
    await lockAccount(tx, kept.accountId);
    return insertRecipient(tx, kept);
  });
  if (!row) throw new Refusal(409, "recipients.tooMany");
  return viewRecipient(row);
}

/** 404 for somebody else's (security.md S30). */
export async function rewriteRecipient(visit: Visit, { id, ...person }: { id: Id<"recipient"> } & Person): Promise<RecipientView> {
  const kept = { accountId: customerOf(visit).id, id, person: withDigits(person), now: visit.now };
  const row = await visit.shop.db.write((tx) => updateRecipient(tx, kept));
  if (!row) throw notFound();
  return viewRecipient(row);
}

/** Another's recipient stays, without an error. */
export async function forgetRecipient(visit: Visit, id: Id<"recipient">): Promise<void> {
  await visit.shop.db.write((tx) => deleteRecipient(tx, { accountId: customerOf(visit).id, id }));
}

export const rememberPlace = async (
  tx: Tx,
  { accountId, phone, place }: { accountId: Id<"account">; phone: string; place: RecipientPlace },
): Promise<void> => void (await updatePlace(tx, { accountId, phone: withoutPlus(phone), place }));

const withDigits = (person: Person): Person => ({ ...person, phone: withoutPlus(person.phone) });

function viewRecipient({ id, name, surname, patronymic, phone, place }: RecipientRow): RecipientView {
  const { carrier, kind = "", settlementId, settlement = "", departmentId, department = "" } = place;
  return {
    id,
    name,
    surname,
    patronymic,
    phone,
    place: carrier && settlementId && departmentId ? { carrier, kind, settlementId, settlement, departmentId, department } : null,
  };
}
