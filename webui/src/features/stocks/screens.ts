/** The pages of stocks: one chunk. */
export { default as StockQuote } from "./quote/Quote";
export { default as Stocks } from "./index";
