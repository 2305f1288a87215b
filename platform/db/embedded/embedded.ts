import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Kysely } from "kysely";
import type { Database } from "../database.ts";
import { openEmbeddedConnection } from "./embedded-connection.ts";
import { embeddedDialect, openTurns } from "./embedded-dialect.ts";
import { takeFolderLock } from "./folder-lock.ts";
import { Trouble } from "../../trouble.ts";
import { TRANSACTION_SECONDS } from "./hang-watch.ts";
import { CHANNEL, openTransactionScope, sendNotification } from "../run-transaction.ts";
import { openChannel } from "../channel.ts";

/** In a folder or `memory://`. Throws when another process has the folder; `onLost` hears when the database dies or hangs (S64). */
export async function openEmbedded<Tables>(folder: string, onLost?: (why: string) => void): Promise<Database<Tables>> {
  const unlock = folder === "memory://" ? async () => undefined : await prepare(folder);
  const connection = await openEmbeddedConnection(folder, onLost).catch(async (error: unknown) => {
    await unlock();
    throw cannotBeOpened(folder, error);
  });
  const changes = openChannel({
    notify: (payload) => sendNotification(kysely, CHANNEL, payload),
    listen: (onPayload) => connection.listen(CHANNEL, onPayload),
  });
  const scope = openTransactionScope(changes);
  // A transaction holds the only connection, so other queries inside it would wait for themselves.
  const turn = openTurns();
  const kysely = new Kysely<Tables>({ dialect: embeddedDialect(connection, { turn, isForbidden: scope.isInside }) });
  const seconds = TRANSACTION_SECONDS;
  const changing = new Kysely<Tables>({ dialect: embeddedDialect(connection, { turn, seconds }) });
  const once = new Kysely<Tables>({ dialect: embeddedDialect(connection, { turn, isKept: true, seconds }) });
  const transactOn =
    (on: Kysely<Tables>): Database<Tables>["write"] =>
    (work, whom) =>
      scope.run(on, work, whom);
  return {
    kind: "embedded",
    read: kysely,
    scan: kysely,
    write: transactOn(changing),
    once: (statement) => scope.once(once, statement),
    place: transactOn(changing),
    job: transactOn(kysely),
    insideTransaction: scope.isInside,
    changes,
    load: () => [{ pool: "embedded", open: 1, busy: Math.min(1, turn.wanted()), waiting: Math.max(0, turn.wanted() - 1) }],
    copyTo: connection.copyTo,
    async close() {
      await Promise.all([kysely, changing, once].map((one) => one.destroy()));
      // Waits for open work, as a PostgreSQL pool does.
      await turn();
      await connection.close();
      await unlock();
    },
  };
}

function cannotBeOpened(folder: string, error: unknown): Trouble {
  const why = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  const todo = "put its newest copy in its place with: npm run restore -- --replace";
  return new Trouble(`The embedded database in ${folder} cannot be opened (${why}); ${todo}`, { cause: error });
}

async function prepare(folder: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(folder), { recursive: true });
  return takeFolderLock(`${folder}.in-use`);
}
