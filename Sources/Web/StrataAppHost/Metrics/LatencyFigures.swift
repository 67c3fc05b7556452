/// The distributions of the times that visitors of a process wait.
struct LatencyFigures: Sendable {
  /// The time from a page's request to its answer, of pages that were shown.
  let pages = LatencyHistogram(
    "strata_page_seconds",
    "Time from a request for a page to the response, of pages that were opened")
  /// The time from the arrival of a browser's event to the end of its handling, when its patch was
  /// passed on.
  let events = LatencyHistogram(
    "strata_event_seconds",
    "Time from the arrival of an event to its answer (a patch of the page), waiting included")
  /// The processor time of a patch.
  let patches = LatencyHistogram(
    "strata_patch_processor_seconds", "Processor time that evaluating and encoding a patch took")

  /// The metrics in Prometheus' text format.
  var text: String { pages.text + events.text + patches.text }
}
