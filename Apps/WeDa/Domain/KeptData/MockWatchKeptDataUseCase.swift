#if DEBUG
  /// Tells what a test says that another window did.
  public struct MockWatchKeptDataUseCase: WatchKeptDataUseCase {
    private let stream: AsyncStream<Set<KeptData>>
    private let teller: AsyncStream<Set<KeptData>>.Continuation

    public init() { (stream, teller) = AsyncStream.makeStream() }

    public func execute() -> AsyncStream<Set<KeptData>> { stream }

    public func tell(_ parts: Set<KeptData>) { teller.yield(parts) }
  }
#endif
