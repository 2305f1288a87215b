/**
 * The client's address: the socket's own, or with `trustedProxies` in front, that many entries from the right
 * of `X-Forwarded-For` (security.md S34). What a stranger writes further left is never believed.
 */
export function clientAddress({
  socketAddress,
  forwardedFor,
  trustedProxies,
}: {
  socketAddress: string;
  forwardedFor: string | null;
  trustedProxies: number;
}): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? hops[0] ?? socketAddress;
}
