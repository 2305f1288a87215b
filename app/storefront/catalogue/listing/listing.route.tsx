export { default, meta } from "./listing-screen.tsx";
