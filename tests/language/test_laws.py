"""The laws between model and prose, for random models of the whole kernel.

``CARDC_LAW_EXAMPLES`` sets how many models are drawn for each language (the acceptance run takes 20000).
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings

from cardc.language import LANGUAGES, Body, TextContext, read, write
from tests.language.bodies import REAL_NAMES, bodies
from tests.strategies import names

EXAMPLES = int(os.environ.get("CARDC_LAW_EXAMPLES", "150"))
LAW = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_written_text_reads_back_to_the_same_model_in_one_way(lang: str) -> None:
    written: dict[tuple[str, TextContext], Body] = {}

    @LAW
    @given(bodies(REAL_NAMES | names()))
    def law(drawn: tuple[Body, TextContext]) -> None:
        body, context = drawn
        text = write(lang, body, context)
        reading = read(lang, text, context)
        assert reading.bodies == (body,), f"{text}\n{reading.failure}"
        assert written.setdefault((text, context), body) == body, "two models print the same text"

    law()
