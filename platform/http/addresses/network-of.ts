/** The unit that limits count: an IPv4 address, or the /64 of an IPv6 one, since one client owns all of it (S22, S34). */
export const networkOf = (address: string): string => startOf(address, 4);

/** The unit of waiting lines: an IPv6 /48, since one client may own its 65,536 /64s. Neighbours share a line, which shuts nobody out. */
export const wideNetworkOf = (address: string): string => startOf(address, 3);

function startOf(address: string, groups: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  return [...start, ...zeros, ...end]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
