extension Subscribers {
  /// The end of a stream of values.
  ///
  /// Same as Apple's.
  public enum Completion<Failure: Error> {
    /// The publisher has sent its last value.
    case finished
    /// The publisher has stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// Returns the completion after a closure has transformed its failure.
  func mapError<Other: Error>(_ change: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(change(error))
    }
  }
}
