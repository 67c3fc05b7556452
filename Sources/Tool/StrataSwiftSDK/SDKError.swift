/// An error of building or removing a Swift SDK, in one sentence.
public struct SDKError: Error, Equatable {
  /// The sentence, which names the problem, the file or command, and the remedy.
  public var text: String

  /// Creates an error of building or removing a Swift SDK, in one sentence.
  ///
  /// - Parameter text: the sentence.
  public init(_ text: String) { self.text = text }
}
