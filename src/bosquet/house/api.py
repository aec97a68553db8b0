"""The HTTP side: the lobby, new tables, records and replays."""

import asyncio
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter
from litestar.response import Stream

import bosquet
from bosquet import Refusal
from bosquet.bots import LEVELS
from bosquet.house.guests import LINKS, Signed, Signer, new_guest, tidy
from bosquet.house.house import House, line_of
from bosquet.house.messages import (
    UNREADABLE,
    Become,
    GameInfo,
    Guest,
    Health,
    Hide,
    Level,
    LevelInfo,
    Lobby,
    MyLink,
    NewTable,
    OptionInfo,
    Proof,
    Rename,
    Replay,
    Story,
    TableLine,
)
from bosquet.house.mine import everything, forget
from bosquet.house.network import link_origin
from bosquet.house.record_file import file_of
from bosquet.house.sight import moment
from bosquet.house.story import open_line
from bosquet.house.table import Table
from bosquet.house.verify import NotProven, prove

AnyRequest = Request[Any, Any, Any]
Asked = TypeVar("Asked")


@get("/api/house")
async def lobby(request: AnyRequest, house: House, guest: Guest) -> Lobby:
    address, only_here = link_origin(str(request.base_url), house.settings)
    return Lobby(
        games=[_game_info(id) for id in bosquet.games()],
        levels=[
            LevelInfo(cast(Level, level.id), level.bot, level.seconds, level.iterations)
            for level in LEVELS.values()
        ],
        me=guest,
        tables=await house.lines_of(guest),
        address=address,
        only_here=only_here,
        closes_in=house.drain.minutes,
    )


@get("/api/me")
async def me(guest: Guest) -> Guest:
    return guest


@put("/api/me")
async def rename(request: AnyRequest, signer: Signer, signed: Signed) -> Guest:
    wish = await _asked(request, Rename, signer)
    renamed = msgspec.structs.replace(signed, name=tidy(wish.name))
    request.state["signed"] = renamed
    return renamed.guest


@post("/api/me/revoke", status_code=200)
async def revoke(request: AnyRequest, house: House, signer: Signer, signed: Signed) -> Guest:
    """For a lost or borrowed device: the only cookie that counts now is the one in the answer."""
    async with house.signing_out:
        _must_stand(signer, signed)
        request.state["signed"] = await house.revoke(signed)
    return signed.guest


@post("/api/me/link", status_code=200)
async def my_link(request: AnyRequest, house: House, signed: Signed, signer: Signer, address: str) -> MyLink:
    """For somebody's other browser. The token stands behind `#`: browsers send that to nobody."""
    origin, _ = link_origin(str(request.base_url), house.settings)
    link = f"{origin}/me#{signer.sign(signed, LINKS)}"
    return MyLink(link, await house.pictures.once(link, address))


@post("/api/me/link/whose", status_code=200)
async def whose_link(request: AnyRequest, signer: Signer) -> Guest:
    return _of_link(signer, await _asked(request, Become)).guest


@post("/api/me/become", status_code=200)
async def become(request: AnyRequest, signer: Signer) -> Guest:
    """This browser is that guest from now on."""
    signed = _of_link(signer, await _asked(request, Become))
    request.state["signed"] = signed
    return signed.guest


def _of_link(signer: Signer, wish: Become) -> Signed:
    signed = signer.read(wish.token, LINKS)
    if signed is None:
        raise Refusal("refuse.bad_link", {})
    return signed


@get("/api/me/data")
async def my_data(house: House, guest: Guest) -> Stream:
    house.download(guest)
    headers = {"content-disposition": 'attachment; filename="bosquet-mine.json"'}
    return Stream(everything(house, guest), headers=headers, media_type="application/json")


@delete("/api/me", status_code=200)
async def forget_me(request: AnyRequest, house: House, signer: Signer, signed: Signed) -> Guest:
    """Whoever asked is a stranger from now on."""
    async with house.signing_out:
        _must_stand(signer, signed)
        await forget(house, signed)
    stranger = request.state["signed"] = new_guest()
    return stranger.guest


@post("/api/tables", status_code=201)
async def new_table(
    request: AnyRequest, house: House, guest: Guest, signer: Signer, address: str
) -> TableLine:
    wish = await _asked(request, NewTable, signer)
    return line_of((await house.create(guest, wish, address)).table, guest)


@put("/api/tables/{table:str}/hidden", status_code=204)
async def hide(request: AnyRequest, house: House, guest: Guest, signer: Signer, table: str) -> None:
    wish = await _asked(request, Hide, signer)
    await house.hide(guest, table, wish.hidden)


@get("/api/tables/{table:str}/record")
async def record(house: House, table: str) -> Response[bytes]:
    """The record with the seed's hash; the seed itself, and with it every card, once the game is over."""
    found = (await house.room(table)).table
    headers = {"content-disposition": f'attachment; filename="{found.row.game}-{found.id}.json"'}
    body = msgspec.json.format(msgspec.json.encode(file_of(found)), indent=1)
    return Response(body, headers=headers, media_type="application/json")


@get("/api/tables/{table:str}/replay/{moves:int}")
async def replay(
    house: House,
    guest: Guest,
    address: str,
    table: str,
    moves: Annotated[int, Parameter(ge=0)],
    seat: Annotated[int | None, Parameter(ge=0)] = None,
) -> Replay:
    found = await _finished(house, guest, address, table)
    if seat is not None:
        found.chair(seat)
    return Replay(moves, found.moves, *moment(found, seat, moves))


@get("/api/tables/{table:str}/story")
async def story(house: House, guest: Guest, address: str, table: str) -> Story:
    found = await _finished(house, guest, address, table)
    seats = len(found.chairs)
    return Story([open_line(found.game, found.lines, number, seats) for number in range(len(found.lines))])


@get("/api/tables/{table:str}/proof")
async def proof(house: House, guest: Guest, address: str, table: str) -> Proof:
    """The house checks its own record as anybody can, while other tables go on."""
    found = await _finished(house, guest, address, table)
    try:
        await asyncio.to_thread(prove, file_of(found))
    except NotProven as fault:
        return Proof(found.moves, str(fault))
    return Proof(found.moves, None)


@get("/api/tables/{table:str}/qr.svg")
async def qr(request: AnyRequest, house: House, table: str, address: str) -> Response[str]:
    await house.room(table)
    origin, _ = link_origin(str(request.base_url), house.settings)
    return Response(await house.pictures.of(f"{origin}/t/{table}", address), media_type="image/svg+xml")


@get("/healthz")
async def health(house: House) -> Response[Health]:
    found = await house.health()
    return Response(found, status_code=200 if found.ok else 503)


async def _finished(house: House, guest: Guest, address: str, id: str) -> Table:
    """A table whose game may be looked at as a whole, for those who do not ask too often."""
    house.review(guest, address)
    found = (await house.room(id)).table
    if not found.over:
        raise Refusal("refuse.not_over", {})
    return found


async def _asked(request: AnyRequest, kind: type[Asked], signer: Signer | None = None) -> Asked:
    """The body, strictly: an unknown field or a wrong type is refused.

    Its last byte may be held back for long: where it counts who asks, the signer says whether they still may.
    """
    try:
        wish = msgspec.json.decode(await request.body(), type=kind)
    except UNREADABLE as error:
        raise Refusal("refuse.bad_message", {}) from error
    if signer is not None:
        _must_stand(signer, request.state["signed"])
    return wish


def _must_stand(signer: Signer, signed: Signed) -> None:
    if not signer.stands(signed):
        raise Refusal("refuse.signed_out", {})


def _game_info(id: str) -> GameInfo:
    game = bosquet.game(id)
    return GameInfo(
        id=id,
        version=game.version,
        seats=list(game.seats),
        options=[
            OptionInfo(
                name=option.name,
                kind=option.kind,  # type: ignore[arg-type]
                default=option.default,
                choices=option.choices,
                low=option.low,
                high=option.high,
                seats=list(option.seats),
            )
            for option in game.options
        ],
    )


routes = (
    *(lobby, me, rename, revoke, my_link, whose_link, become, my_data, forget_me),
    *(new_table, hide, record, replay, story, proof, qr, health),
)
