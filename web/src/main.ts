import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/states.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "$lib/state/settings.svelte";
import { speech } from "$lib/words/speech.svelte";

settings.show();
await speech.speak(settings.language);
mount(App, { target: document.getElementById("app")! });

// After everything else has come: what it fetches ahead must not delay the first page.
const keepShell = (): void => void navigator.serviceWorker?.register("/sw.js");
if (import.meta.env.PROD) {
  if (document.readyState === "complete") keepShell();
  else addEventListener("load", keepShell);
}
