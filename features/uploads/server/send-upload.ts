import { randomUUID } from "node:crypto";
import { requireRoom } from "../../../platform/machine/condition.ts";
import { forbidden, invalid, notFound, unavailable } from "../../../platform/contracts/errors.ts";
import { networkOf } from "../../../platform/http/addresses/network-of.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { customerOf, type Shop, type Visit } from "../../shop.ts";
import { beginsAsNamed, cleanName, endingOf, PART, uploadRules, type UploadPurpose } from "../uploads.rules.ts";
import { nameOfUpload } from "./name-of-upload.ts";
import { insertUpload, selectUpload, sumWaitingBytes, updateReceived } from "./uploads.queries.ts";

const A_DAY_SECONDS = 86_400;
const AGAIN_IN_SECONDS = 3_600;

/** Answers the file's id. 401 for a guest's film, 403 blacklisted, 422 for kind or size, 429 past a day's files, 503 without room. */
export async function beginUpload(
  visit: Visit,
  { purpose, name, size }: { purpose: UploadPurpose; name: string; size: number },
): Promise<string> {
  const { shop, now } = visit;
  const sender = senderOf(visit, purpose);
  const { largest, endings, aDay } = uploadRules[purpose];
  if (size > largest) throw invalid({ file: ["uploads.large"] });
  if (!endings.includes(endingOf(name))) throw invalid({ file: ["uploads.kind"] });
  requireRoom(shop);
  await requireRoomAmongWaiting(shop, purpose, 1);
  await requireBudgets(shop, [{ name: `upload ${purpose}`, of: sender.name, limit: aDay, windowSeconds: A_DAY_SECONDS }], "uploads.full");
  const id = randomUUID();
  await shop.db.write((tx) => insertUpload(tx, { id, purpose, accountId: sender.accountId, name: cleanName(name), size, at: now }));
  return id;
}

/** Answers the bytes received. 404 for another's or a deleted file, 422 for contents unlike the name, 503 when room has run out. */
export async function takePart(visit: Visit, { id, from, part }: { id: string; from: number; part: string }): Promise<number> {
  const { shop } = visit;
  const upload = await selectUpload(shop.db.read, id);
  if (!upload || (upload.account_id !== null && upload.account_id !== visit.customer?.id)) throw notFound();
  if (from !== upload.received) return upload.received;
  const bytes = Buffer.from(part, "base64");
  const to = from + bytes.length;
  const isWholePart = bytes.length === PART || to === upload.size;
  if (!isWholePart || to > upload.size) throw invalid({ file: ["uploads.broken"] });
  if (from === 0 && !beginsAsNamed(upload.name, bytes)) throw invalid({ file: ["uploads.kind"] });
  requireRoom(shop);
  await requireRoomAmongWaiting(shop, upload.purpose, bytes.length);
  await shop.integrations.files.writePart(nameOfUpload(id), { at: from, bytes, isLast: to === upload.size });
  await shop.db.write((tx) => updateReceived(tx, { id, from, to }));
  return to;
}

/** Throws 503 where unused uploads of everybody would exceed their limit. */
async function requireRoomAmongWaiting({ db }: Shop, purpose: UploadPurpose, bytes: number): Promise<void> {
  const waiting = await sumWaitingBytes(db.read, purpose);
  if (waiting + bytes > uploadRules[purpose].mostWaiting) throw unavailable(AGAIN_IN_SECONDS, "uploads.full");
}

function senderOf(visit: Visit, purpose: UploadPurpose) {
  if (purpose === "supplier_file") return { name: `network ${networkOf(visit.address)}`, accountId: undefined };
  const { id, blacklisted } = customerOf(visit);
  if (blacklisted) throw forbidden();
  return { name: `account ${id}`, accountId: id };
}
