/// A request for metrics while the workers answer.
struct Scrape {
  /// The time that workers have: one that is busy for longer is left out.
  static let patience = Duration.seconds(2)

  let number: Int
  let caller: Caller
  let isHead: Bool
  let until: Duration
  var missing: Set<WorkerID>
  var pages: [WorkerID: String] = [:]
}
