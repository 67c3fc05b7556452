"""NiceGUI: `nicegui_app.py counter|rows PORT`."""
import sys

from nicegui import ui

kind, port = sys.argv[1], int(sys.argv[2])


@ui.page("/")
def page() -> None:
    if kind == "counter":
        counter()
    else:
        rows()


def counter() -> None:
    state = {"count": 0}

    def more() -> None:
        state["count"] += 1
        label.set_text(str(state["count"]))

    label = ui.label("0")
    ui.button("More", on_click=more)


def rows() -> None:
    counts = [0] * 300

    def change() -> None:
        counts[150] += 1
        labels[150].set_text(f"Row 150: {counts[150]}")

    ui.button("Change", on_click=change)
    labels = [ui.label(f"Row {index}: 0") for index in range(300)]


ui.run(host="127.0.0.1", port=port, show=False, reload=False, show_welcome_message=False)
