/// What did not hold.
public struct FuzzFailure: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Throws what a condition that is false means.
func hold(_ condition: Bool, _ meaning: @autoclosure () -> String) throws(FuzzFailure) {
  guard condition else { throw FuzzFailure(meaning()) }
}
