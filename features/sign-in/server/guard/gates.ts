import { createHash } from "node:crypto";
import { Refusal } from "../../../../platform/contracts/errors.ts";
import { networkOf } from "../../../../platform/http/addresses/network-of.ts";
import { leadingZeros, puzzleText, type Challenge, type Proof } from "../../proof.rules.ts";
import { waitBudgets } from "../../sending.rules.ts";
import { givePass, readPass, spendPass, type KeyedVisit } from "./passes.ts";
import { requireSignInBudgets } from "./require-sign-in-budgets.ts";

/** Admits strangers during a flood, or throws how to pass. */
export type Gate = (visit: KeyedVisit, phone: string, work: { puzzles: number; bits: number }) => Promise<void>;

const PROOF_SECONDS = 300;
/** The wait of a visitor without scripts, and how long it counts. */
const WAIT_SECONDS = 30;
const WAITED_FOR_SECONDS = 900;

/** Proof of work: 428 with a fresh challenge when it is absent, wrong, expired or used. */
export const proofGate =
  (proof: Proof | undefined): Gate =>
  async (visit, phone, work) => {
    const pass = proof && readPass(visit, { text: proof.challenge, kind: "proof", phone });
    if (proof && pass && isSolved(pass, proof) && (await spendPass(visit, pass))) return;
    const text = givePass(visit, { kind: "proof", phone, ...work, fromSeconds: 0, forSeconds: PROOF_SECONDS });
    const challenge: Challenge = { text, ...work, expiresIn: PROOF_SECONDS };
    throw new Refusal(428, "auth.proofNeeded", { carried: { body: { code: "proof_of_work_needed", challenge } } });
  };

/** A wait without scripts: 428 with a pass and `waitSeconds`; 429 when too many wait. */
export const waitGate =
  (ticket: string | undefined): Gate =>
  async (visit, phone) => {
    const pass = ticket === undefined ? undefined : readPass(visit, { text: ticket, kind: "wait", phone });
    if (!pass || !ticket) throw waitNeeded(newWait(visit, phone), WAIT_SECONDS);
    const left = Math.ceil((pass.from - visit.now.getTime()) / 1_000);
    if (left > 0) throw waitNeeded(ticket, left);
    await requireSignInBudgets(visit.shop, waitBudgets(networkOf(visit.address), visit.shop.config.smsBudget));
    if (!(await spendPass(visit, pass))) throw waitNeeded(newWait(visit, phone), WAIT_SECONDS);
  };

const newWait = (visit: KeyedVisit, phone: string): string =>
  givePass(visit, { kind: "wait", phone, puzzles: 0, bits: 0, fromSeconds: WAIT_SECONDS, forSeconds: WAITED_FOR_SECONDS });

type WaitNeeded = { code: "wait_needed"; ticket: string; waitSeconds: number };

const waitNeeded = (ticket: string, waitSeconds: number): Refusal =>
  new Refusal(428, "auth.proofNeeded", { carried: { body: { code: "wait_needed", ticket, waitSeconds } satisfies WaitNeeded } });

/** The wait that a refusal asks for; undefined for another refusal. */
export const waitAskedFor = ({ carried: { body } }: Refusal): WaitNeeded | undefined =>
  body?.code === "wait_needed" ? (body as WaitNeeded) : undefined;

const isSolved = ({ puzzles, bits }: { puzzles: number; bits: number }, { challenge, nonces }: Proof): boolean =>
  nonces.length === puzzles &&
  nonces.every(
    (nonce, at) =>
      leadingZeros(
        createHash("sha256")
          .update(puzzleText(challenge, at, nonce))
          .digest(),
      ) >= bits,
  );
