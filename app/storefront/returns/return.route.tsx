export { default } from "./return-screen.tsx";
