import { expect, test } from "vitest";
import { deviceOf } from "./device";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0";

test.each([
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, "Chrome", "Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/143.0.0.0`, "Edge", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.1 Safari/605.1.15", "Safari", "Mac"],
  ["python-httpx/0.28.1", "python-httpx", null],
  ["", null, null],
])("%s is %s on %s", (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});
