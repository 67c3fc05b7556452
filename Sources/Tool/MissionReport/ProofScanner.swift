import StrataImportGraph

/// Finds the tests and suites of a source that name rows of the mission by `.mission("W-06")`.
///
///     @Test(.mission("W-06")) func `the history keeps twenty places`() { … }
///
/// Only string literals count: a search for the row would not find a constant.
public struct ProofScanner {
  private let tokens: [SwiftToken]
  private let path: String

  /// Creates a scanner of a source.
  ///
  /// - Parameters:
  ///   - source: the text of the file.
  ///   - path: the path of the file, for links and errors.
  public init(source: String, path: String) {
    tokens = SwiftLexer.tokens(of: source)
    self.path = path
  }

  /// Returns every test and suite of the source that proves a row, in order.
  ///
  /// - Throws: ``MissionProblems`` if an attribute proves rows but belongs to no test.
  public func proofs() throws(MissionProblems) -> [TestProof] {
    var found: [TestProof] = []
    var problems: [String] = []
    for index in tokens.indices where isTestAttribute(index) {
      let attribute = parenthesised(from: index + 2)
      let rows = missionRows(in: attribute)
      guard !rows.isEmpty else { continue }
      let line = tokens[index].line
      if let name = declaredName(after: attribute.endIndex) {
        let isDisabled = attribute.indices.contains { isCall("disabled", at: $0, in: attribute) }
        let isSuite = tokens[index + 1].isWord("Suite")
        found.append(
          TestProof(
            test: name, path: path, line: line, rows: rows, isDisabled: isDisabled,
            suite: (enclosingTypes(of: index) + (isSuite ? [name] : [])).joined(separator: "/"),
            isSuite: isSuite, title: title(in: attribute)))
      } else {
        problems.append(
          "\(path):\(line): the attribute names the rows \(rows.joined(separator: ", ")), but no test or "
            + "suite follows it: move it in front of a test")
      }
    }
    guard problems.isEmpty else { throw MissionProblems(all: problems) }
    return found
  }

  /// Returns the display name in an attribute such as `@Test("A name", …)`; `nil` if it has none.
  private func title(in attribute: ArraySlice<SwiftToken>) -> String? {
    attribute.dropFirst().first.flatMap { $0.kind == .string ? $0.text : nil }
  }

  /// Returns the names of the types and extensions around a token, the outermost first.
  private func enclosingTypes(of place: Int) -> [String] {
    var around: [String?] = []
    var next: String?
    for index in 0..<place {
      if tokens[index].isMark("{") {
        around.append(next)
        next = nil
      } else if tokens[index].isMark("}") {
        _ = around.popLast()
      } else if isTypeIntroducer(index) {
        next = tokens[index + 1].text
      }
    }
    return around.compactMap(\.self)
  }

  private func isTypeIntroducer(_ index: Int) -> Bool {
    guard tokens[index].kind == .word, tokens[index].text != "func",
      Self.introducers.contains(tokens[index].text), index + 1 < tokens.count
    else { return false }
    let name = tokens[index + 1]
    return name.isName && name.text.first?.isUppercase == true
  }

  private func isTestAttribute(_ index: Int) -> Bool {
    guard tokens[index].isMark("@"), index + 2 < tokens.count else { return false }
    let name = tokens[index + 1]
    return (name.isWord("Test") || name.isWord("Suite")) && tokens[index + 2].isMark("(")
  }

  /// Returns the tokens between an opening parenthesis and its closing one.
  private func parenthesised(from start: Int) -> ArraySlice<SwiftToken> {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isMark("(") { depth += 1 }
      if tokens[index].isMark(")") { depth -= 1 }
      if depth == 0 { return tokens[start...index] }
    }
    return tokens[start...]
  }

  private func missionRows(in attribute: ArraySlice<SwiftToken>) -> [String] {
    attribute.indices
      .filter { isCall("mission", at: $0, in: attribute) }
      .flatMap { index in
        parenthesised(from: index + 1).filter { $0.kind == .string }.map(\.text)
      }
  }

  private func isCall(_ name: String, at index: Int, in slice: ArraySlice<SwiftToken>) -> Bool {
    guard slice.indices.contains(index - 1), slice[index].isWord(name) else { return false }
    let isFollowed = slice.indices.contains(index + 1) && slice[index + 1].isMark("(")
    return slice[index - 1].isMark(".") && (isFollowed || name == "disabled")
  }

  private static let introducers: Set = ["func", "struct", "class", "actor", "enum", "extension"]

  /// Returns the name of the next declaration, after modifiers and other attributes.
  private func declaredName(after start: Int) -> String? {
    for index in start..<tokens.count {
      if tokens[index].isMark("{") || tokens[index].isMark("}") { return nil }
      guard tokens[index].kind == .word, Self.introducers.contains(tokens[index].text) else {
        continue
      }
      guard index + 1 < tokens.count, tokens[index + 1].isName else { continue }
      return tokens[index + 1].text
    }
    return nil
  }
}
