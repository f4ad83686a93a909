// Before the first test: builds that take longer than a test may wait for, each made once and not by every worker.

import { made } from "./made";
import { pseudo } from "./pseudo";

export default function setUp(): void {
  pseudo();
  made();
}
