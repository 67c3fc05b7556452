/// The distributions of the times that visitors of a process wait.
struct LatencyFigures: Sendable {
  /// The time from a page's request to its answer, of pages that were shown.
  let pages = LatencyHistogram(
    "strata_page_seconds", "Time from a request to its page, of pages that were shown")
  /// The time from the arrival of a browser's event to the end of its handling, when its patch was
  /// passed on.
  let events = LatencyHistogram(
    "strata_event_seconds", "Time from an event's arrival to its patch, with the wait for a turn")
  /// The processor time of a patch.
  let patches = LatencyHistogram(
    "strata_patch_processor_seconds", "Processor time that evaluating and encoding a patch took")

  /// The metrics in Prometheus' text format.
  var text: String { pages.text + events.text + patches.text }
}
