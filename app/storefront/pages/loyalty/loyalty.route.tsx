export { default } from "./loyalty-screen.tsx";
