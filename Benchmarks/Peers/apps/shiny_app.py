"""Shiny for Python: `shiny_app.py counter|rows PORT`."""
import sys

from shiny import App, Inputs, Outputs, Session, reactive, render, run_app, ui

kind, port = sys.argv[1], int(sys.argv[2])

if kind == "counter":
    page = ui.page_fluid(ui.output_text("count"), ui.input_action_button("more", "More"))
else:
    page = ui.page_fluid(
        ui.input_action_button("change", "Change"),
        *[ui.output_text(f"row{index}") for index in range(300)],
    )


def server(input: Inputs, output: Outputs, session: Session) -> None:
    if kind == "counter":

        @render.text
        def count() -> str:
            return str(input.more())

        return

    counts = [reactive.value(0) for _ in range(300)]

    def add_row(index: int) -> None:
        @output(id=f"row{index}")
        @render.text
        def row() -> str:
            return f"Row {index}: {counts[index]()}"

    for index in range(300):
        add_row(index)

    @reactive.effect
    @reactive.event(input.change)
    def _() -> None:
        counts[150].set(counts[150]() + 1)


run_app(App(page, server), host="127.0.0.1", port=port, log_level="error")
