"""For all tests: the laws' assertions show their values, and property tests try the same on every machine."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("bosquet.testing")

settings.register_profile("house", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("house")
