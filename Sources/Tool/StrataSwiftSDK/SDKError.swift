/// An error of making or removing a Swift SDK, in one sentence.
public struct SDKError: Error, Equatable {
  /// The sentence: the problem, with the file or command, and its remedy.
  public var text: String

  /// Creates an error.
  ///
  /// - Parameter text: the sentence.
  public init(_ text: String) { self.text = text }
}
