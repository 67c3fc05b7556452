/// Something that is measured, and the figures that come of it.
@MainActor protocol Benchmark {
  /// What the figures are about: a heading.
  var title: String { get }
  /// How it is measured, in a sentence or two.
  var method: String { get }
  func run() async throws -> [Figure]
}

/// A figure could not be taken.
struct NotMeasured: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
