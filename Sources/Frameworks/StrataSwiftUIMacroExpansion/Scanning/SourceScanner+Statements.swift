extension SourceScanner {
  /// The characters that join a line with the one before or after it.
  private static let joining: Set<Character> = Set(".=+-*/%<>&|^~,:")

  /// Returns whether a token begins another statement: it is on another line than the token before,
  /// and neither of them joins the lines.
  ///
  /// - Parameters:
  ///   - token: The next token.
  ///   - last: The token before it.
  ///   - end: The index at which the token before it ends.
  func isStatement(
    _ token: Token, after last: Token?, from end: String.Index
  ) -> Bool {
    if token == .symbol(";") { return true }
    var trivia = self
    trivia.skipTrivia()
    guard trivia.rest.base[end..<trivia.rest.startIndex].contains(where: \.isNewline) else {
      return false
    }
    if case .symbol(let mark) = token, Self.joining.contains(mark) || "?!".contains(mark) {
      return false
    }
    if case .symbol(let mark) = last, Self.joining.contains(mark) { return false }
    return true
  }
}
