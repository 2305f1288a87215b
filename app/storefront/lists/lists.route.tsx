export { loader } from "./lists.loader.server.ts";
export { default, meta } from "./lists-screen.tsx";
