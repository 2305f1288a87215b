import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The route list is small; sending it whole keeps every later click free of a manifest request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
