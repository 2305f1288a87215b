export { default } from "./readdress-screen.tsx";
