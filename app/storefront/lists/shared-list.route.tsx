export { loader } from "./shared-list.loader.server.ts";
export { default, meta } from "./shared-list-screen.tsx";
