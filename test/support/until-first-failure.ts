/** A runner that loads no more files after the first failure, which is enough to detect a mutant. */
import { VitestTestRunner } from "vitest/runners";

let hasFailed = false;

export default class UntilFirstFailure extends VitestTestRunner {
  override importFile(...[path, source]: Parameters<VitestTestRunner["importFile"]>): unknown {
    return hasFailed && source === "collect" ? undefined : super.importFile(path, source);
  }

  override onAfterRunTask(...[test]: Parameters<VitestTestRunner["onAfterRunTask"]>): void {
    hasFailed ||= test.result?.state === "fail";
    super.onAfterRunTask(test);
  }
}
