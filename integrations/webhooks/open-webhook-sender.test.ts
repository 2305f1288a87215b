import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openReceiver, type Receiver } from "../../support/receiver.ts";
import { openWebhookSender } from "./open-webhook-sender.ts";
import { isPublicAddress } from "./public-address.ts";

let receiver: Receiver;
beforeAll(async () => void (receiver = await openReceiver()));
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answering = (response) => response.writeHead(204).end();
});

const port = () => new URL(receiver.url).port;
const message = (url: string) => ({ url, headers: { "webhook-id": "msg_1" }, body: "{}", signal: new AbortController().signal });
const demo = openWebhookSender({ isLocalAllowed: true });
/** Production, with a resolver that answers as told. */
const real = (...answers: string[][]) => {
  const asked: string[] = [];
  const sender = openWebhookSender({
    isLocalAllowed: false,
    timeoutMs: 500,
    addressesOf: (host) => {
      asked.push(host);
      const addresses = answers[Math.min(asked.length, answers.length) - 1] ?? [];
      return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));
    },
  });
  return { sender, asked };
};

test("S49 addresses that are not of the public internet are known, however they are written", () => {
  const inner = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "100.100.100.200",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.168.1.1",
    "198.18.0.1",
    "168.63.129.16",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2001::1",
    "2002:7f00:1::",
    "3fff::1",
    "not an address",
    "",
  ];
  expect(inner.filter(isPublicAddress)).toEqual([]);
  const outer = [
    "8.8.8.8",
    "100.63.255.255",
    "172.15.255.255",
    "172.32.0.1",
    "193.0.0.1",
    "223.255.255.255",
    "2606:4700::1111",
    "2a02:2479::1",
  ];
  expect(outer.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test("S49 an address is judged as it is typed: https, its port, no password, nothing of the own network", () => {
  const { sender } = real(["8.8.8.8"]);
  for (const good of [
    "https://crm.example/hooks?x=1",
    "https://crm.example:8443/",
    "https://8.8.8.8/",
    "https://[2606:4700::1111]/",
    "https://приклад.укр/",
  ])
    expect([good, sender.faultOf(good)]).toEqual([good, undefined]);
  const faults = {
    "": "unreadable",
    nonsense: "unreadable",
    "https://": "unreadable",
    "https://1.2.3.4.5/": "unreadable",
    "ftp://crm.example/": "notHttps",
    "javascript:alert(1)": "notHttps",
    "file:///etc/passwd": "notHttps",
    "http://crm.example/": "notHttps",
    "http://localhost/": "notHttps",
    "https://user:secret@crm.example/": "withPassword",
    "https://crm.example@127.0.0.1/": "withPassword",
    "https://crm.example:25/": "port",
    "https://crm.example:22/": "port",
    "https://localhost/": "notPublic",
    "https://localhost./": "notPublic",
    "https://LOCALHOST:8443/": "notPublic",
    "https://db/": "notPublic",
    "https://printer.local/": "notPublic",
    "https://metadata.google.internal/": "notPublic",
    "https://127.0.0.1/": "notPublic",
    "https://127.1/": "notPublic",
    "https://2130706433/": "notPublic",
    "https://0x7f.0.0.1/": "notPublic",
    "https://017700000001/": "notPublic",
    "https://①②⑦.⓪.⓪.①/": "notPublic",
    "https://169.254.169.254/latest/meta-data": "notPublic",
    "https://[::1]/": "notPublic",
    "https://[::ffff:10.0.0.1]/": "notPublic",
    "https://[fd00:ec2::254]/": "notPublic",
  };
  for (const [url, fault] of Object.entries(faults)) expect([url, sender.faultOf(url)]).toEqual([url, fault]);
});

test("S49 a demo lets this machine through and no other of the own network", () => {
  for (const good of [receiver.url, "http://localhost:3001/", "http://[::1]:3001/"])
    expect([good, demo.faultOf(good)]).toEqual([good, undefined]);
  for (const bad of ["http://crm.example/", "http://10.0.0.1/", "https://192.168.0.1/", "http://169.254.169.254/"])
    expect([bad, demo.faultOf(bad)]).not.toEqual([bad, undefined]);
});

test("S49 a name that leads into the own network is not called, nor one of whose addresses a single one does, nor one that changes between", async () => {
  for (const addresses of [["127.0.0.1"], ["10.0.0.1"], ["::1"], ["::ffff:127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["169.254.169.254"]]) {
    const { sender } = real(addresses);
    expect(await sender.send(message(`https://crm.example:${port()}/`))).toEqual({ fault: "address" });
  }
  // `2000::1` is given to nobody. Judged once and connected to as judged: the second answer of the resolver is never asked for.
  const { sender, asked } = real(["2000::1"], ["127.0.0.1"]);
  expect(await sender.send(message(`https://crm.example:${port()}/`))).not.toEqual({ fault: "address" });
  expect(asked).toEqual(["crm.example"]);
  expect(await sender.send(message(`https://crm.example:${port()}/`))).toEqual({ fault: "address" });
  expect(await sender.send(message(`http://127.0.0.1:${port()}/`))).toEqual({ fault: "address" });
  expect(await sender.send(message(`https://[::ffff:127.0.0.1]:${port()}/`))).toEqual({ fault: "address" });
  expect(receiver.received).toEqual([]);
});

test("a message arrives as it is, and no redirect is followed", async () => {
  const sent = await demo.send({ ...message(receiver.url), body: '{"name":"«Верба»"}' });
  expect(sent).toEqual({ status: 204, text: "", retryAfterSeconds: undefined });
  expect(receiver.received[0]).toMatchObject({ path: "/hooks", body: '{"name":"«Верба»"}', headers: { "webhook-id": "msg_1" } });
  receiver.answering = (response) => response.writeHead(302, { location: `${receiver.origin}/elsewhere` }).end();
  expect(await demo.send(message(receiver.url))).toMatchObject({ status: 302 });
  expect(receiver.received.map(({ path }) => path)).toEqual(["/hooks", "/hooks"]);
});

test("of an answer 500 characters are kept, without signs a database refuses, however much there is", async () => {
  let written = 0;
  receiver.answering = (response) => {
    response.writeHead(500, { "retry-after": "120" });
    const more = () => {
      while (!response.destroyed && written < 500 * 65_536) {
        written += 65_536;
        if (!response.write("я\u0000\u001b".repeat(16_384))) return void response.once("drain", more);
      }
    };
    more();
  };
  const sent = await demo.send(message(receiver.url));
  expect(sent).toEqual({ status: 500, text: "я".repeat(500), retryAfterSeconds: 120 });
  expect(written).toBeLessThan(10 * 1_048_576);
  receiver.answering = (response) => response.writeHead(200).end(Buffer.from([0xff, 0xfe, 0x41]));
  expect(await demo.send(message(receiver.url))).toMatchObject({ status: 200, text: "\ufffd\ufffdA" });
});

test("what is answered in time counts although its text never ends; what is not answered in time is told so", async () => {
  receiver.answering = (response) => void response.writeHead(200).write("beginning");
  const begun = performance.now();
  expect(await demo.send(message(receiver.url))).toMatchObject({ status: 200, text: "beginning" });
  expect(performance.now() - begun).toBeLessThan(4_000);
  receiver.answering = () => undefined;
  const impatient = openWebhookSender({ isLocalAllowed: true, timeoutMs: 300 });
  expect(await impatient.send(message(receiver.url))).toEqual({ fault: "time" });
});

test("why nothing was answered is told apart, and a process that ends is no fault of the receiver", async () => {
  expect(await demo.send(message("http://127.0.0.1:9/"))).toEqual({ fault: "connection" });
  receiver.answering = (response) => response.destroy();
  expect(await demo.send(message(receiver.url))).toEqual({ fault: "connection" });
  expect(await demo.send(message(receiver.url.replace("http:", "https:")))).toEqual({ fault: "certificate" });
  const unknown = openWebhookSender({
    isLocalAllowed: false,
    addressesOf: () => Promise.reject(Object.assign(new Error("no such name"), { code: "ENOTFOUND" })),
  });
  expect(await unknown.send(message("https://crm.example/"))).toEqual({ fault: "name" });
  const talker = await openTalker("220 mail.example ESMTP\r\n");
  expect(await demo.send(message(`http://127.0.0.1:${(talker.address() as AddressInfo).port}/`))).toEqual({ fault: "answer" });
  talker.close();
  receiver.answering = () => undefined;
  const ending = new AbortController();
  setTimeout(() => ending.abort(new Error("the process ends")), 50);
  await expect(demo.send({ ...message(receiver.url), signal: ending.signal })).rejects.toThrow("the process ends");
});

/** Something that speaks another protocol. */
const openTalker = (words: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(words);
    }).listen(0, "127.0.0.1", () => resolve(server));
  });
