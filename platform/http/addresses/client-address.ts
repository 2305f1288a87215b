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
    .map((hop) => withoutPort(hop.trim()))
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? hops[0] ?? socketAddress;
}

/** Some proxies write `203.0.113.7:50123` and `[2001:db8::1]:50123`; with the port each socket would count as another client. */
function withoutPort(hop: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d*)?$/.exec(hop) ?? [];
  return inBrackets ?? hop.replace(/^([\d.]+):\d*$/, "$1");
}
