/// A request for metrics that waits for the workers' answers.
struct Scrape {
  /// The maximum time that workers have to answer; a worker that is busy for longer is left out.
  static let patience = Duration.seconds(2)

  /// The maximum number of requests at the same time.
  static let limit = 16

  let number: Int
  let caller: Caller
  let isHead: Bool
  let until: Duration
  var missing: Set<WorkerID>
  var pages: [WorkerID: String] = [:]
}
