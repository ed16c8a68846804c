"""The application: pages, files and the API behind the guard; and what is only for whoever runs the room."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.manual import find_manual
from parlour.server.addresses import is_own_name
from parlour.server.api import archive, clubs, friends, network, people, series, tables, tournaments
from parlour.server.api.bodies import Refusal
from parlour.server.api.context import ApiContext, Endpoint, answer_request, json_response
from parlour.server.api.openapi import openapi, page
from parlour.server.files import Files, web_files
from parlour.server.guard import FAULT
from parlour.server.metrics import Metrics
from parlour.server.pages import NO_MANUAL, NOT_FOUND, PAGES, ROOT_FILES, Page
from parlour.server.preview import preview_of
from parlour.tables.lobby.room import Room

ENDPOINTS = [*people.ENDPOINTS, *tables.ENDPOINTS, *archive.ENDPOINTS, *tournaments.ENDPOINTS]
ENDPOINTS += [*network.ENDPOINTS, *friends.ENDPOINTS, *series.ENDPOINTS, *clubs.ENDPOINTS]
_HUNG_UP: Final = 499
"""As others count requests whose askers were gone too early."""
_Answering = Callable[[Request], Awaitable[Response]]


def application(context: ApiContext, more: Sequence[BaseRoute] = ()) -> Starlette:
    """Return everything that is asked for at the room's own address; `more` is served beside it."""
    files = web_files()
    routes: list[BaseRoute] = [
        Route(each.path, _endpoint(each, context), methods=[each.method]) for each in ENDPOINTS
    ]
    routes += [Route(path, _page(files, page, context.room)) for path, page in PAGES.items()]
    routes += [Route(path, _root(files, name)) for path, name in ROOT_FILES.items()]
    routes += [
        Route("/s/{version}/{name:path}", _asset(files)),
        Route("/manual", _to_manual),
        Route("/manual/{path:path}", _manual(files)),
        Route("/favicon.ico", _nothing),
        Route("/openapi.json", _always(json_response(openapi(ENDPOINTS)))),
        Route("/api", _always(Response(page(ENDPOINTS, files.path("style.css")), media_type="text/html"))),
        Route("/healthz", _always(PlainTextResponse("ok\n"))),
        Route("/readyz", _ready(context.room)),
        *more,
    ]
    return Starlette(
        routes=routes,
        exception_handlers={
            404: _no_page(files),
            405: _no_page(files),
            ClientDisconnect: _answer_nobody,
            Exception: _fault,
        },
    )


def admin_application(metrics: Metrics, room: Room) -> ASGIApp:
    """Return what is served on the admin port alone."""

    async def numbers(request: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    routes: list[BaseRoute] = [
        Route("/metrics", numbers),
        Route("/healthz", _always(PlainTextResponse("ok\n"))),
        Route("/readyz", _ready(room)),
    ]
    return _for_this_machine(Starlette(routes=routes))


def _for_this_machine(app: ASGIApp) -> ASGIApp:
    """Return the same for whoever calls it by an address of this machine: no page of others by a name of
    theirs."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        hosts = Headers(scope=scope).getlist("host")
        if len(hosts) == 1 and is_own_name(hosts[0]):
            await app(scope, receive, send)
            return
        status, why = (421, "Ask 127.0.0.1.\n") if len(hosts) < 2 else (400, "A request names one host.\n")
        await PlainTextResponse(why, status)(scope, receive, send)

    return guarded


def _endpoint(endpoint: Endpoint, context: ApiContext) -> _Answering:
    async def answer(request: Request) -> Response:
        return await answer_request(endpoint, request, context)

    return answer


def _page(files: Files, page: Page, room: Room) -> _Answering:
    async def answer(request: Request) -> Response:
        return files.page(page, request, await preview_of(request, room.store))

    return answer


def _root(files: Files, name: str) -> _Answering:
    async def answer(request: Request) -> Response:
        return files.root(name, request)

    return answer


def _asset(files: Files) -> _Answering:
    async def answer(request: Request) -> Response:
        return files.asset(request)

    return answer


def _manual(files: Files) -> _Answering:
    """Return what answers with the manual, packed beside the loop; where it is not built, it says so."""

    async def answer(request: Request) -> Response:
        manual, path = find_manual(), request.path_params["path"]
        if manual is None:
            return _answer_missing(
                request, files, NO_MANUAL, Refusal("no-manual", "The manual is not built here.")
            )
        file = await asyncio.to_thread(manual.file, path)
        if file is not None:
            return await asyncio.to_thread(files.manual, file, request, manual.policy)
        if manual.is_folder(path):
            return RedirectResponse(f"/manual/{quote(path)}/")
        return _answer_missing(request, files, NOT_FOUND, Refusal("no-page", "There is nothing here."))

    return answer


async def _to_manual(request: Request) -> Response:
    return RedirectResponse("/manual/")


def _always(response: Response) -> _Answering:
    async def answer(request: Request) -> Response:
        return response

    return answer


def _ready(room: Room) -> _Answering:
    async def answer(request: Request) -> Response:
        ready = await room.is_ready()
        return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)

    return answer


async def _nothing(request: Request) -> Response:
    return Response(status_code=204)


async def _answer_nobody(request: Request, error: Exception) -> Response:
    """Answer nobody: whoever hung up hears nothing; it is counted, and no fault of the room's."""
    return Response(status_code=_HUNG_UP)


async def _fault(request: Request, error: Exception) -> Response:
    """Tell that something went wrong; what it was, the guard logs."""
    return json_response(Refusal(*FAULT), 500)


def _no_page(files: Files) -> Callable[[Request, Exception], Awaitable[Response]]:
    """Return a page for whoever looks with a browser, and a refusal for whoever asks the API."""

    async def answer(request: Request, error: Exception) -> Response:
        return _answer_missing(request, files, NOT_FOUND, Refusal("no-page", "There is nothing here."))

    return answer


def _answer_missing(request: Request, files: Files, page: Page, refusal: Refusal) -> Response:
    path, accepted = request.url.path, request.headers.get("accept", "")
    if "text/html" not in accepted or path.startswith(("/api/", "/s/")):
        return json_response(refusal, 404)
    response = files.page(page, request)
    response.status_code = 404
    return response
