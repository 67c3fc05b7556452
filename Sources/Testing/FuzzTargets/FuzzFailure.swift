/// The error of a violated invariant.
public struct FuzzFailure: Error, CustomStringConvertible {
  /// The description of the violated invariant.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Throws an error with a description of the invariant if the condition is false.
func hold(_ condition: Bool, _ meaning: @autoclosure () -> String) throws(FuzzFailure) {
  guard condition else { throw FuzzFailure(meaning()) }
}
