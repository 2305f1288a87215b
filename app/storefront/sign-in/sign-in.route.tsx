export { action, loader } from "./sign-in.loader.server.ts";
export { default, meta } from "./sign-in-screen.tsx";
