extension Result {
  /// A publisher of the value or the failure of this result.
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

  /// A publisher of the value or the failure of a result.
  ///
  /// Same as Apple's.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    /// The result whose value or failure is published.
    public let result: Result<Success, Failure>

    /// Creates a publisher of the value or the failure of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Creates a publisher that publishes one value and completes.
    public init(_ output: Success) { result = .success(output) }
    /// Creates a publisher of a failure.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S)
    where Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: Listing([value], to: subscriber))
      case .failure(let error):
        Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
      }
    }
  }
}
