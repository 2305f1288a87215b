export { default, meta } from "./debs-screen.tsx";
