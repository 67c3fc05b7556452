/// Keeps every change, so that a test can compare a patch whole.
@MainActor public final class RecordingRenderer: Renderer {
  /// The changes of each flush that changed anything.
  public private(set) var flushes: [[Mutation]] = []

  public init() {}

  public func apply(_ mutations: [Mutation]) { flushes.append(mutations) }

  /// The changes since the last call, in one list.
  public func take() -> [Mutation] {
    defer { flushes = [] }
    return flushes.flatMap { $0 }
  }
}
