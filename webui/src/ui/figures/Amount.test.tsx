import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { displayMoney } from "@/domain/rules/base/display";
import { Amount } from "./Amount";

test.each([
  ["USD", "en", "−$1 284.50"],
  ["UAH", "ua", "−1 284.50 ₴"],
] as const)("an amount in %s for %s reads as its language writes it", (currency, language, text) => {
  const { container } = render(<Amount parts={displayMoney("-1284.5", currency, language)} />);
  expect(container.textContent).toBe(text.replaceAll(" ", "\u00a0"));
});

test("a currency without decimals has no point", () => {
  const { container } = render(<Amount parts={displayMoney("1500", "JPY", "en")} dim />);
  expect(container.textContent).toBe("¥1\u00a0500");
});

test("what came in and what is over is marked for the style", () => {
  const { container } = render(<Amount parts={displayMoney("5", "USD", "en")} tone="in" over />);
  expect(container.firstElementChild).toHaveAttribute("data-sign", "in");
  expect(container.firstElementChild).toHaveAttribute("data-over", "true");
});
