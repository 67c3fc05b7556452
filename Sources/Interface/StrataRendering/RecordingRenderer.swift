/// A renderer that records every mutation, so that tests can compare whole patches.
@MainActor public final class RecordingRenderer: Renderer {
  /// The mutations of each flush that changed anything.
  public private(set) var flushes: [[Mutation]] = []

  /// Creates a renderer without records.
  public init() {}

  public func apply(_ mutations: [Mutation]) { flushes.append(mutations) }

  /// Returns the mutations since the last call in one list, and clears the records.
  public func take() -> [Mutation] {
    defer { flushes = [] }
    return flushes.flatMap { $0 }
  }
}
