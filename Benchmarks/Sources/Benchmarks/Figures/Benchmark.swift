/// A measurement that produces figures.
@MainActor protocol Benchmark {
  /// The subject of the figures, as a heading.
  var title: String { get }
  /// The method of the measurement, in a sentence or two.
  var method: String { get }
  func run() async throws -> [Figure]
}

/// The error of a figure that could not be measured.
struct NotMeasured: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
