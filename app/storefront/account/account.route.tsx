export { loader } from "./account.loader.server.ts";
export { default, meta } from "./account-screen.tsx";
