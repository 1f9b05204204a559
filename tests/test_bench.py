"""What `make bench` measures still runs: the product and its yardstick on a thousand entries. No time is judged."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

from bench.__main__ import Bare
from bench.measure import medians_ms
from bench.product import Product
from bench.seeding import seed
from bench.servers import BARE, PRODUCT, serving

ENTRIES = 1_000


async def ratios(folder: Path) -> Iterator[str]:
    """Yield the ratios of the product's call times to those of the bare handler."""
    product, beside = Product(), folder / "bare"
    with serving(PRODUCT, folder) as (port, _):
        await product.begin(port, categories=8)
    seed(folder, product, ENTRIES)
    beside.mkdir()
    shutil.copy(folder / "budget.sqlite3", beside)
    with serving(PRODUCT, folder) as (product.port, _), serving(BARE, beside) as (port, _):
        bare = Bare(port, beside, product)
        own, other = await product.open(), await bare.open()
        calls = {"add": (own, product.add), "page": (own, product.page), "month": (own, product.month)}
        bare_calls = {"bare add": (other, bare.add), "bare page": (other, bare.page), "bare month": (other, bare.month)}
        taken = await medians_ms(calls | bare_calls, 3)
        own.close()
        other.close()
    return (f"{name}: {taken[name] / taken[f'bare {name}']:.2f} times the bare handler" for name in calls)


def test_the_bench_calls_the_product_and_its_yardstick(tmp_path: Path) -> None:
    print("", *asyncio.run(ratios(tmp_path)), sep="\n")
