/// An answer of a browser to a request of `docs/internals/wire.md` (Services): the value of the
/// event `answer`, such as `12 . {"saved":true}`.
public struct ServiceAnswer: Equatable, Sendable {
  /// The number of the request.
  public var request: Int
  /// The state of the answer: to be continued, complete, or refused.
  public var state: State
  /// The answer as JSON; for a refusal, the word that gives its reason.
  public var text: String

  /// The maximum size of the word that gives the reason of a refusal, in UTF-8 bytes.
  static let maximumWord = WireSchema.maximumWord

  /// Decodes a service's answer.
  ///
  /// - Throws: ``WireError`` that names the field and the rule it breaks.
  public init(_ value: String) throws(WireError) {
    let fields = value.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3 else { throw .wrongCount(fields.count) }
    guard let request = Int(fields[0]), request > 0 else {
      let found = Int(fields[0]).map(String.init) ?? "another text"
      throw .wrongType(field: "request", wanted: "a whole number above 0", found: found)
    }
    guard let state = State(rawValue: String(fields[1])) else {
      throw .wrongType(field: "state", wanted: "'+', '.' or '!'", found: "another text")
    }
    if state == .refused { try Self.check(fields[2]) }
    self.request = request
    self.state = state
    text = String(fields[2])
  }

  private static func check(_ word: Substring) throws(WireError) {
    guard word.utf8.count <= maximumWord else { throw .tooLong(field: "word", limit: maximumWord) }
    let isWord = word.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
    guard isWord, !word.isEmpty else {
      throw .wrongType(
        field: "word", wanted: "a word of letters", found: word.isEmpty ? "empty" : "another text")
    }
  }
}
