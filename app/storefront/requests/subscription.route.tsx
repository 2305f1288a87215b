export { action, loader } from "./subscription.loader.server.ts";
export { default, meta } from "./subscription-screen.tsx";
