export { loader } from "./landing.loader.server.ts";
export { default, meta } from "./landing-screen.tsx";
