export { loader } from "./listing.loader.server.ts";
export { default, meta } from "./listing-screen.tsx";
