export { default, meta } from "./readdress-screen.tsx";
