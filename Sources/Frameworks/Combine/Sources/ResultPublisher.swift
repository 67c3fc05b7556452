extension Result {
  /// A publisher of this result.
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

  /// A result as a publisher.
  ///
  /// Same as Apple's.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
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
