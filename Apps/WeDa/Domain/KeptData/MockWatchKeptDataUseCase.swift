#if DEBUG
  /// A mock that returns the changes that a test sends.
  public struct MockWatchKeptDataUseCase: WatchKeptDataUseCase {
    private let stream: AsyncStream<Set<KeptData>>
    private let teller: AsyncStream<Set<KeptData>>.Continuation

    /// Creates a mock that returns the changes that a test sends.
    public init() { (stream, teller) = AsyncStream.makeStream() }

    public func execute() -> AsyncStream<Set<KeptData>> { stream }

    /// Sends a change by another window.
    public func tell(_ parts: Set<KeptData>) { teller.yield(parts) }
  }
#endif
