/** Push hosts of browsers' makers; no other address that a browser names is called (security.md S49). */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];

/** Whether an address is one of a known push service, or of the `other` one that a demo is told of. */
export function isPushService(address: string, other?: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, origin } = new URL(address);
  if (other !== undefined && origin === other) return true;
  return protocol === "https:" && port === "" && username === "" && services.some((service) => service.test(hostname));
}
