import StrataImportGraph

/// A reader that removes the `#if` lines of a source and the branches that are never built.
struct Directives {
  var tokens: [SwiftToken] = []
  var conditions: [FileFacts.Condition] = []
  var debugLines: [ClosedRange<Int>] = []
  private(set) var branches: [FileFacts.Branch] = []
  /// The line of an `#endif`, `#else` or `#elseif` without an `#if`.
  private(set) var slip: Int?
  /// The line of the first `#if` without an `#endif` among these tokens; `nil` if there is none.
  var leftOpen: Int? { open.first?.line }
  private var open: [Level] = []

  private struct Level {
    var line: Int
    var branch: Truth
    /// A Boolean value that indicates whether a previous branch of the `#if` is always built.
    var isSettled: Bool
    var debugStart: Int?
    /// A Boolean value that indicates whether an enclosing branch is never built.
    var isInDead: Bool
    /// The line and the tokens of the directive that begins the branch.
    var start: Int
    var words: [String]
  }

  init(_ source: [SwiftToken]) {
    guard source.contains(where: { $0.isMark("#") }) else {
      tokens = source
      return
    }
    tokens.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      guard let word = Self.directive(at: index, in: source) else {
        if !isDead { tokens.append(source[index]) }
        index += 1
        continue
      }
      let condition = Array(source[(index + 2)...].prefix { $0.line == source[index].line })
      take(word, condition, at: source[index])
      index += 2 + (["if", "elseif"].contains(word) ? condition.count : 0)
    }
  }

  private var isDead: Bool { open.last.map { $0.isInDead || $0.branch == .never } ?? false }

  private static func directive(at index: Int, in tokens: [SwiftToken]) -> String? {
    guard tokens[index].isMark("#"), index + 1 < tokens.count, tokens[index + 1].isGlued else {
      return nil
    }
    let word = tokens[index + 1].text
    return ["if", "elseif", "else", "endif"].contains(word) ? word : nil
  }

  private mutating func take(_ word: String, _ condition: [SwiftToken], at mark: SwiftToken) {
    let line = mark.line
    let isNested = word == "if" ? isDead : open.last?.isInDead ?? false
    if word == "if" {
      let truth = Truth(of: condition)
      open.append(
        Level(
          line: line, branch: truth, isSettled: truth == .always, isInDead: isNested, start: line,
          words: ["#if "] + condition.map(\.text)))
    } else {
      guard var level = open.popLast() else {
        slip = slip ?? line
        return
      }
      if let start = level.debugStart { debugLines.append(start...line) }
      end(level, before: line)
      guard word != "endif" else { return }
      let truth = level.isSettled ? .never : (word == "else" ? .perhaps : Truth(of: condition))
      level = Level(
        line: level.line, branch: truth, isSettled: level.isSettled || truth == .always,
        isInDead: isNested, start: line,
        words: word == "else" ? ["#else"] : ["#elseif "] + condition.map(\.text))
      open.append(level)
    }
    guard word != "else", !isNested else { return }
    conditions.append(
      .init(words: condition.map(\.text), line: line, column: mark.column))
    if condition.map(\.text).contains("DEBUG"), !condition.contains(where: { $0.isMark("!") }) {
      open[open.count - 1].debugStart = line
    }
  }

  /// Records a branch that ends. A branch inside of one that is never built is part of that one.
  private mutating func end(_ level: Level, before line: Int) {
    guard !level.isInDead else { return }
    branches.append(
      .init(
        directive: level.words.joined(), lines: level.start...max(level.start, line - 1),
        isRead: level.branch != .never))
  }
}

/// The value of a condition, as far as it is known without a platform.
enum Truth: Equatable {
  case always, never, perhaps

  /// Evaluates `false`, `!true`, `false && os(Linux)` and the like; everything else depends on the
  /// build.
  init(of condition: [SwiftToken]) {
    let words = condition.map(\.text)
    if words == ["true"] || words == ["!", "false"] || words == ["1"] {
      self = .always
    } else if words == ["false"] || words == ["!", "true"] || words == ["0"] {
      self = .never
    } else if words.first == "false", words.dropFirst().starts(with: ["&", "&"]),
      !words.contains("|")
    {
      self = .never
    } else {
      self = .perhaps
    }
  }
}
