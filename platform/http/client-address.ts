/** The client's address: the socket's, or the entry of `X-Forwarded-For` that the outermost of `trustedProxies` wrote (S34). */
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
