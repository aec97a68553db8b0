"""`i64`, for hot code: compiled it is a bare number of the machine, interpreted an int like any other.

It must stay below 2⁶³: compiled it wraps around, interpreted it grows. A compiled `1 << n` has only 32 bits
(mypyc takes the 1 for a C int): shift a variable, or a constant of more than 32 bits to the right.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
