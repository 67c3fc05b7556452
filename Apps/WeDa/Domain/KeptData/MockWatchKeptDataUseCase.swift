#if DEBUG
  /// A mock that returns the changes that a test sends.
  public struct MockWatchKeptDataUseCase: WatchKeptDataUseCase {
    private let stream: AsyncStream<KeptChange>
    private let teller: AsyncStream<KeptChange>.Continuation

    /// Creates a mock that returns the changes that a test sends.
    public init() { (stream, teller) = AsyncStream.makeStream() }

    public func execute() -> AsyncStream<KeptChange> { stream }

    /// Sends a change by another window.
    public func tell(_ parts: Set<KeptData>) { teller.yield(KeptChange(parts)) }
  }
#endif
