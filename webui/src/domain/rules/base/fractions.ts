/** Exact ratios of integers: how rates and percents are computed before one rounding. */
export interface Fraction {
  readonly numerator: bigint;
  /** Always positive. */
  readonly denominator: bigint;
}

export function fraction(numerator: bigint, denominator = 1n): Fraction {
  return { numerator, denominator };
}

/** Reads `-12.345`; the text was checked before. */
export function fromDecimal(text: string): Fraction {
  const [whole = "", decimals = ""] = text.split(".");
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** `b` is above zero, as every rate is. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The nearest integer, half away from zero. */
export function round(value: Fraction): bigint {
  const { numerator, denominator } = value;
  const size = numerator < 0n ? -numerator : numerator;
  const steps = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -steps : steps;
}
