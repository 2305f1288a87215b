import { isRefusal } from "../../../../platform/contracts/errors.ts";
import { newSecret } from "../../../../platform/protection/secrets.ts";
import type { Shop } from "../../../shop.ts";
import { answerText } from "../../talk/answer.rules.ts";
import { commandOf, type Command } from "../../talk/command.rules.ts";
import { talkTexts } from "../../talk/talk.messages.ts";
import { confirmOrders, sendLists, sendOrders } from "../orders/send-orders.ts";
import { takeReceivedOrders } from "../orders/take-received-orders.ts";
import { endImport } from "../received/end-import.ts";
import { importReceived } from "../received/import-received.ts";
import { isAtWork } from "../received/received.queries.ts";
import { forgetReceived, receivePiece } from "../received/receive-file.ts";
import { selectOpenImports, setVersion, type Session } from "./sessions.queries.ts";
import { sessionOf, signIn1c } from "./sign-in-1c.ts";

/** 1C sends this cookie back with each call of a session. */
export const SESSION_COOKIE = "semyriad_1c";
/** Bytes 1C may send in one call. */
export const LARGEST_PIECE = 4_194_304;
/** The newest protocol version the shop speaks. */
const VERSION = "2.09";

export type Call1c = {
  /** The raw query of the address. */
  search: string;
  authorization: string;
  /** The session's; empty before. */
  token: string;
  /** The caller's, after trusted proxies. */
  address: string;
  body: () => Promise<Uint8Array>;
};
/** `isShut`: that network is refused for an hour. */
export type Answer1c = { kind: "text"; text: string; isShut?: true } | { kind: "xml"; xml: Uint8Array };

const text = (said: string): Answer1c => ({ kind: "text", text: said });
const failure = (said: string): Answer1c => text(answerText("failure", said));

/** One call of the vendor's exchange protocol; faults are answers too, since 1C takes any other status for a broken line. */
export async function answer1c(shop: Shop, call: Call1c): Promise<Answer1c> {
  const command = commandOf(call.search);
  if (!command) return failure(talkTexts.unknownCommand);
  try {
    if (command.mode === "checkauth") return await checkAuth(shop, call, command);
    const session = call.token === "" ? undefined : await sessionOf(shop, call);
    if (!session || session.kind !== command.kind) return failure(talkTexts.notSignedIn);
    return await obey(shop, session, { command, call });
  } catch (error) {
    if (isRefusal(error)) return failure(talkTexts.refusals[error.status as keyof typeof talkTexts.refusals] ?? talkTexts.failed);
    shop.log.error({ err: error, mode: command.mode }, "a call of 1C failed");
    return failure(talkTexts.failed);
  }
}

const refusals = { off: talkTexts.off, wrong: talkTexts.wrongPassword, tooFast: talkTexts.tooFast };

async function checkAuth(shop: Shop, { authorization, address }: Call1c, { kind }: Command): Promise<Answer1c> {
  const outcome = await signIn1c(shop, { kind, authorization, address });
  if (outcome === "shut") return { kind: "text", text: answerText("failure", talkTexts.shut), isShut: true };
  if (typeof outcome === "string") return failure(refusals[outcome]);
  const { token } = outcome;
  const seconds = Math.floor(shop.clock.now().getTime() / 1_000);
  return text(answerText("success", SESSION_COOKIE, token, `sessid=${newSecret().slice(0, 32)}`, `timestamp=${seconds}`));
}

async function obey(shop: Shop, session: Session, { command, call }: { command: Command; call: Call1c }): Promise<Answer1c> {
  switch (command.mode) {
    case "init": {
      if (session.run_id !== null && (await isAtWork(shop.db.read, { now: shop.clock.now() }))) return failure(talkTexts.otherIsWorking);
      await forgetReceived(shop, session);
      await setVersion(shop.db.read, session.id, command.version);
      const more = command.version === "" ? [] : [`sessid=${newSecret().slice(0, 32)}`, `version=${VERSION}`];
      return text(["zip=yes", `file_limit=${LARGEST_PIECE}`, ...more].join("\n") + "\n");
    }
    case "file": {
      const piece = await call.body();
      const wrong = await receivePiece(shop, session, { filename: command.filename, piece });
      if (wrong !== undefined) return failure(wrong);
      // The old protocol has no other call to start reading.
      const isReadAtOnce = session.kind === "sale" && session.version === "" && piece.length < LARGEST_PIECE;
      return text(isReadAtOnce ? await takeReceivedOrders(shop, session) : answerText("success"));
    }
    case "import":
      return text(
        session.kind === "sale"
          ? await takeReceivedOrders(shop, session, command.filename)
          : await importReceived(shop, session, command.filename),
      );
    case "complete":
    case "deactivate":
      return text(await endOf(shop, session, command));
    case "query":
    case "info":
    case "success":
      return session.kind === "sale" ? ordersFor(shop, session, command.mode) : failure(talkTexts.unknownCommand);
    default:
      return failure(talkTexts.unknownCommand);
  }
}

async function ordersFor(shop: Shop, session: Session, mode: "query" | "info" | "success"): Promise<Answer1c> {
  if (mode === "query") return { kind: "xml", xml: await sendOrders(shop, session) };
  if (mode === "info") return { kind: "xml", xml: sendLists(shop) };
  await confirmOrders(shop, session);
  return text(answerText("success"));
}

async function endOf(shop: Shop, session: Session, { mode }: Command): Promise<string> {
  const now = shop.clock.now();
  if (await isAtWork(shop.db.read, { now })) return answerText("progress", talkTexts.otherIsWorking);
  const open = (await selectOpenImports(shop.db.read, now)).find(({ id }) => id === session.id);
  if (open) await endImport(shop, open, { ...(mode === "deactivate" ? { isFull: true } : {}), isComplete: true });
  return answerText("success");
}
