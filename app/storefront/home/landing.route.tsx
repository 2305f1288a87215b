export { default } from "./landing-screen.tsx";
