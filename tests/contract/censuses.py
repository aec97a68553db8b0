"""What each game conserves."""

from bosquet.testing.conservation import Census
from tests.games.arbre.census import census as arbre_census
from tests.games.eternity.census import census as eternity_census
from tests.games.everdell.census import census as everdell_census
from tests.games.evergreen.census import census as evergreen_census
from tests.games.glade.census import census as glade_census
from tests.games.greentown.census import census as greentown_census

CENSUSES: dict[str, Census] = {
    "arbre": arbre_census,
    "eternity": eternity_census,
    "everdell": everdell_census,
    "evergreen": evergreen_census,
    "glade": glade_census,
    "greentown": greentown_census,
}
