/** The style of what the first position does not show. Who imports this waits until it is there. */

import { sheet } from "../../../web/kit/style.js";

await sheet(new URL("./later.css", import.meta.url).href);
