import StrataImportGraph

/// A rewriter of sources for Apple's platforms into copies that compile on Linux.
///
///     SourceRewriter(offered: ["UIKit"], own: []).rewrite(Array("#if os(iOS)".utf8)).bytes
///     // "#if true   "
///
/// The rewriter replaces tokens, never text inside of strings and comments, and keeps the line
/// numbers. A shorter replacement is filled up with blanks, so that column numbers stay too.
struct SourceRewriter {
  /// The names of the modules that Strata has.
  var offered: Set<String>
  /// The names of the project's modules, which may equal those of Apple's modules.
  var own: Set<String>
  /// A Boolean value that indicates whether packages are left out, so that imports of unknown
  /// modules are left out, too.
  var lacksPackages = false
  /// A Boolean value that indicates whether conditions on the operating system stay, because the
  /// source calls C code, which is compiled as on Linux.
  var keepsSystem = false

  /// Returns the rewritten copy of a source.
  func rewrite(_ source: [UInt8]) -> Rewritten {
    var pass = RewritingPass(PlacedTokens(source), offered: offered, own: own)
    (pass.lacksPackages, pass.keepsSystem) = (lacksPackages, keepsSystem)
    pass.run()
    return pass.result
  }
}

/// One pass over the tokens of a source that collects the edits.
struct RewritingPass {
  let source: PlacedTokens
  let offered: Set<String>
  let own: Set<String>
  private var edits: [(place: Range<Int>, text: String)] = []
  private(set) var substitutions: [Substitution] = []
  private(set) var remarks: [Substitution] = []
  var imports: Set<String> = []
  /// The index of the last token of the import of SwiftUI; `nil` if there is none.
  var importOfSwiftUI: Int?
  /// The index of the last token of the first import that brings Foundation; `nil` if there is none.
  var importOfFoundation: Int?
  var lacksPackages = false
  var keepsSystem = false

  init(_ source: PlacedTokens, offered: Set<String>, own: Set<String>) {
    (self.source, self.offered, self.own) = (source, offered, own)
  }

  mutating func run() {
    var index = 0
    while index < source.tokens.count { index = max(index + 1, step(index)) }
    runTestsOnMainActor()
    makeModelsVariable()
    importCoreData()
    importPassedOn()
  }

  /// Handles the token at an index; returns the index of the next one to handle.
  private mutating func step(_ index: Int) -> Int {
    let token = source.tokens[index]
    if token.isMark("#") { return directive(index) }
    if token.isMark("@") { return attribute(index) }
    guard token.kind == .word else { return index + 1 }
    switch token.text {
    case "import": return declaredImport(index)
    case "dynamic": return dynamic(index)
    case "addTarget", "UIBarButtonItem": return target(index)
    case "UIKeyCommand": return keyCommand(index)
    case "scheduledTimer", "Timer": return timer(index)
    case "addObserver": return observer(index)
    case "sendAction": return resignation(index)
    case "AnyObject": return keyedValues(index)
    default: return index + 1
    }
  }

  private mutating func directive(_ index: Int) -> Int {
    guard source.tokens.indices.contains(index + 1), source.tokens[index + 1].isGlued else {
      return index + 1
    }
    switch source.tokens[index + 1].text {
    case "if", "elseif": return condition(index)
    case "keyPath": return keyPath(index)
    case "selector":
      remark(
        index...(index + 1),
        "needs Objective-C, which Linux does not have; use a UIAction, or an observer with a closure"
      )
      return index + 2
    default: return index + 2
    }
  }

  // MARK: - Edits

  /// Replaces tokens. If the original has more line feeds than the replacement, the missing ones
  /// follow the replacement.
  mutating func replace(_ range: ClosedRange<Int>, by text: String, noting result: String? = nil) {
    let place = source.place(range)
    let old = source.bytes[place]
    let missing = old.count { $0 == 0x0A } - text.utf8.count { $0 == 0x0A }
    let ends = String(repeating: "\n", count: max(0, missing))
    let blanks =
      ends.isEmpty ? String(repeating: " ", count: max(0, old.count - text.utf8.count)) : ""
    edits.append((place, text + blanks + ends))
    note(range, result ?? (text.isEmpty ? "left out" : text))
  }

  /// Adds text behind a token.
  mutating func insert(_ text: String, behind index: Int) {
    let end = source.places[index].upperBound
    edits.append((end..<end, text))
    note(index...index, source.tokens[index].text + text)
  }

  /// Adds text before a token.
  mutating func insert(_ text: String, before index: Int) {
    let start = source.places[index].lowerBound
    edits.append((start..<start, text))
  }

  private mutating func note(_ range: ClosedRange<Int>, _ result: String) {
    substitutions.append(
      Substitution(
        line: source.tokens[range.lowerBound].line, text: shown(range), result: result))
  }

  mutating func remark(_ range: ClosedRange<Int>, _ advice: String) {
    remarks.append(
      Substitution(line: source.tokens[range.lowerBound].line, text: shown(range), result: advice))
  }

  /// Returns the text of tokens on one line.
  private func shown(_ range: ClosedRange<Int>) -> String {
    source.text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The copy of the source with all edits.
  var result: Rewritten {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    var position = 0
    for edit in edits.sorted(by: { $0.place.lowerBound < $1.place.lowerBound })
    where edit.place.lowerBound >= position {
      bytes += source.bytes[position..<edit.place.lowerBound]
      bytes += Array(edit.text.utf8)
      position = edit.place.upperBound
    }
    bytes += source.bytes[position...]
    return Rewritten(
      bytes: bytes, substitutions: substitutions.sorted { $0.line < $1.line }, remarks: remarks,
      imports: imports)
  }
}
