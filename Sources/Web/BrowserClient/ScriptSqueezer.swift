/// Takes out of a script the blanks that only people need.
///
/// It reads what the script is made of as far as blanks matter: strings, templates and regular
/// expressions are kept as they are. A regular expression may follow a sign, not a word.
struct ScriptSqueezer {
  private static let signs = Set("=><{}()[],:;?&|+-*!%\n".utf8)
  private static let beforePattern = Set("(,=:[!&|?{};\n".utf8)
  private let script: [UInt8]
  private var at = 0
  private var kept: [UInt8] = []
  private var literals: [Range<Int>] = []

  static func squeezed(_ script: String) -> String {
    let squeezer = ScriptSqueezer(whole: script)
    return String(decoding: squeezer.kept, as: UTF8.self)
  }

  /// The same with shorter names: see ``NameShortener``.
  static func shortened(_ script: String) -> String {
    let squeezer = ScriptSqueezer(whole: script)
    return NameShortener.shortened(squeezer.kept, literals: squeezer.literals)
  }

  private init(whole script: String) {
    self.init(script: Array(script.utf8))
    while at < self.script.count { step() }
  }

  private init(script: [UInt8]) { self.script = script }

  private mutating func step() {
    switch script[at] {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): keep(literalThrough: endOfString)
    case UInt8(ascii: "`"): keep(literalThrough: endOfTemplate)
    case UInt8(ascii: "/")
    where kept.last(where: { $0 != UInt8(ascii: " ") }).map(Self.beforePattern.contains) ?? true:
      keep(literalThrough: endOfPattern)
    case UInt8(ascii: " ") where isNeedless: at += 1
    default: keep(through: at)
    }
  }

  private mutating func keep(literalThrough end: Int) {
    let start = kept.count
    keep(through: end)
    literals.append(start..<kept.count)
  }

  private mutating func keep(through end: Int) {
    let end = min(end, script.count - 1)
    kept += script[at...end]
    at = end + 1
  }

  /// Whether what stands around a blank stays apart without it.
  private var isNeedless: Bool {
    guard let before = kept.last, at + 1 < script.count else { return true }
    let after = script[at + 1]
    let isSum = Set("+-".utf8).isSuperset(of: [before, after])
    return !isSum && before != UInt8(ascii: "/")
      && (Self.signs.contains(before) || Self.signs.contains(after) || after == UInt8(ascii: "/"))
  }

  private var endOfString: Int {
    var end = at + 1
    while end < script.count, script[end] != script[at] { end += isEscape(end) ? 2 : 1 }
    return end
  }

  private var endOfTemplate: Int {
    var (end, depth) = (at + 1, 0)
    while end < script.count, script[end] != UInt8(ascii: "`") || depth > 0 {
      if script[end] == UInt8(ascii: "{"), script[end - 1] == UInt8(ascii: "$") { depth += 1 }
      if script[end] == UInt8(ascii: "}"), depth > 0 { depth -= 1 }
      end += isEscape(end) ? 2 : 1
    }
    return end
  }

  private var endOfPattern: Int {
    var (end, isInSet) = (at + 1, false)
    while end < script.count, script[end] != UInt8(ascii: "/") || isInSet {
      if script[end] == UInt8(ascii: "[") { isInSet = true }
      if script[end] == UInt8(ascii: "]") { isInSet = false }
      end += isEscape(end) ? 2 : 1
    }
    return end
  }

  private func isEscape(_ place: Int) -> Bool { script[place] == UInt8(ascii: "\\") }
}
