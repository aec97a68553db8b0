"""What each game conserves."""

from bosquet.testing.conservation import Census
from tests.games.eternity.census import census as eternity_census
from tests.games.evergreen.census import census as evergreen_census
from tests.games.glade.census import census as glade_census
from tests.games.greentown.census import census as greentown_census

CENSUSES: dict[str, Census] = {
    "eternity": eternity_census,
    "evergreen": evergreen_census,
    "glade": glade_census,
    "greentown": greentown_census,
}
