import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to PostgreSQL that cuts connections, so that a test sees what becomes of those who never heard an answer. */
export type CuttingProxy = {
  url: string;
  /** The next statement whose text has `text` in it reaches the server and is done; its connection ends before the answer. */
  cutAfterNext(text: string): void;
  /** How many connections were cut so. */
  cuts(): number;
  close(): Promise<void>;
};

export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let [wanted, cuts]: [string | undefined, number] = [undefined, 0];

  const server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port) });
    let isDoomed = false;
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on("data", (bytes) => {
      if (wanted !== undefined && bytes.includes(wanted)) [isDoomed, wanted] = [true, undefined];
      database.write(bytes);
    });
    database.on("data", (bytes) => {
      if (!isDoomed) return void client.write(bytes);
      cuts += 1;
      client.destroy();
      database.destroy();
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = new URL(databaseUrl);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: own.href,
    cutAfterNext: (text) => {
      wanted = text;
    },
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
