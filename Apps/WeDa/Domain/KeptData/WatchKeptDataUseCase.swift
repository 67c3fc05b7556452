/// Observes changes by other windows of the same device, so that a window can reload.
///
///     for await change in watchKeptData.execute() { await reload(change.parts) }
public protocol WatchKeptDataUseCase: Sendable {
  /// Returns the changes from now on.
  func execute() -> AsyncStream<KeptChange>
}

/// Provides the use case that observes changes by other windows.
public protocol HasWatchKeptDataUseCase {
  /// The use case that observes changes by other windows.
  var watchKeptData: any WatchKeptDataUseCase { get }
}

/// Returns the changes by other windows that the repository reports.
public struct DefaultWatchKeptDataUseCase: WatchKeptDataUseCase {
  private let kept: any KeptDataRepository

  /// Creates a use case that returns the changes by other windows.
  public init(kept: any KeptDataRepository) { self.kept = kept }

  public func execute() -> AsyncStream<KeptChange> { kept.changes() }
}
