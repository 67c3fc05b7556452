/// Tells what other windows of the same device change, so that none shows what is no more.
///
///     for await parts in watchKeptData.execute() { await reload(parts) }
public protocol WatchKeptDataUseCase: Sendable {
  func execute() -> AsyncStream<Set<KeptData>>
}

public protocol HasWatchKeptDataUseCase {
  var watchKeptData: any WatchKeptDataUseCase { get }
}

/// Listens to the repository.
public struct DefaultWatchKeptDataUseCase: WatchKeptDataUseCase {
  private let kept: any KeptDataRepository

  public init(kept: any KeptDataRepository) { self.kept = kept }

  public func execute() -> AsyncStream<Set<KeptData>> { kept.changes() }
}
