import Foundation
import StrataKitTesting
import Testing

/// Tests of `Scripts/mutation/switches.py`, which writes faults with switches into Swift sources.
@Suite struct MutationPointTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Scripts/mutation/switches.py")
    .standardizedFileURL

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the script on a file with the given text, and returns what it prints.
  private func run(_ text: String, _ arguments: String...) throws -> String {
    try folder.write("Rain.swift", text)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.script
    process.arguments = arguments + ["--sample", "1000", "--each", "1000", folder.url.path]
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the file's text with all switches.
  private func rewritten(_ text: String) throws -> String {
    _ = try run(text)
    return try String(contentsOf: folder.file("Rain.swift"), encoding: .utf8)
  }

  /// Returns the faults of statements in a function, each as `was  →  becomes`.
  private func faults(_ statements: String) throws -> [String] {
    try run("func rain() {\n\(statements)\n}\n", "--list").split(separator: "\n")
      .map { String($0.split(separator: ": ", maxSplits: 1)[1]) }
  }

  @Test(arguments: [
    ("low < high", "less(1, low, high)"), ("low <= high", "lessOrEqual(1, low, high)"),
    ("low > high", "greater(1, low, high)"), ("low >= high", "greaterOrEqual(1, low, high)"),
    ("low == high", "not(1, low == high)"), ("low != nil", "not(1, low != nil)"),
    ("low === high", "not(1, low === high)"), ("low && high", "and(1, low, high)"),
    ("low || high", "or(1, low, high)"), ("low + high", "plus(1, low, high)"),
    ("low - high", "minus(1, low, high)"),
  ])
  func `a binary operator is rewritten to a call that can switch on its mutant`(
    was: String, becomes: String
  ) throws {
    let text = try rewritten("func rain() {\n  let wet = \(was)\n}\n")
    #expect(text == "func rain() {\n  let wet = StrataMutant.\(becomes)\n}\n")
  }

  @Test(arguments: [
    ("try? low() < a.b(c: d)[0]", "low() < a.b(c: d)[0]  →  low() <= a.b(c: d)[0]"),
    ("rows.filter { $0.size > 3 }", "$0.size > 3  →  $0.size >= 3"),
    ("put(low == high, at: top)", "low == high  →  low != high"),
    ("low ?? top > high ?? top", "low ?? top > high ?? top  →  low ?? top >= high ?? top"),
    ("low\n    >= high", "low >= high  →  low > high"),
    ("low * 2", "low * 2  →  low * 3"), ("(low) * 2", "(low) * 2  →  (low) * 3"),
    ("1_000 / low", "1_000 / low  →  1001 / low"),
  ])
  func `an operator's operands include the operators that bind more tightly`(
    value: String, fault: String
  ) throws {
    #expect(try faults("  let wet = \(value)") == [fault])
  }

  @Test func `each operator of a statement is a candidate for a mutant, but only one is chosen`()
    throws
  {
    let statement = "  let wet = low - 1 > high || top"
    #expect(
      try faults(statement) == [
        "low - 1  →  low + 1", "low - 1 > high  →  low - 1 >= high",
        "low - 1 > high || top  →  low - 1 > high && top", "low - 1  →  low - 2",
      ])
    let chosen = try run("func rain() {\n\(statement)\n}\n")
    #expect(chosen.split(separator: "\n").count == 1)
    #expect(
      try rewritten("func rain() {\n\(statement)\n}\n").components(separatedBy: "(1").count == 2)
  }

  @Test
  func `conditions of if, guard, while and ternaries can be negated by a mutant, patterns not`()
    throws
  {
    let text = """
      func rain() {
        if let cloud = it as? Cloud<Water, Air>, isGrey(cloud), case .wide(let size) = cloud.form {
        } else if isWindy {
        }
        guard isWet else { return }
        while isFalling { break }
        let drops = isHeavy ? few : many
        for case .drop(let size) in cloud where size.isLarge {}
      }

      """
    #expect(
      try rewritten(text)
        == text.replacing("isGrey(cloud)", with: "StrataMutant.not(1, isGrey(cloud))")
        .replacing("isWindy", with: "StrataMutant.not(2, isWindy)")
        .replacing("isWet", with: "StrataMutant.not(3, isWet)")
        .replacing("isFalling", with: "StrataMutant.not(4, isFalling)")
        .replacing("isHeavy", with: "StrataMutant.not(5, isHeavy)"))
  }

  @Test(arguments: [
    ("Bool", "true", "not", "true"), ("Bool", "sky.isGrey", "not", "sky.isGrey"),
    ("Int?", "drops", "nothing", "drops"), ("[Drop]", "drops", "empty", "drops"),
    ("[[String: Int]]", "drops", "empty", "drops"), ("String", "\"wet\"", "empty", "\"wet\""),
  ])
  func `a returned Bool, optional, array or string gets a call that can replace it`(
    type: String, value: String, name: String, kept: String
  ) throws {
    for word in ["", "return "] {
      let text =
        "func rain() -> \(type) { \(word)\(value) }\nvar wet: \(type) { \(word)\(value) }\n"
      let switched = "\(word)StrataMutant.\(name)(NUMBER, \(kept))"
      #expect(
        try rewritten(text) == """
          func rain() -> \(type) { \(switched.replacing("NUMBER", with: "1")) }
          var wet: \(type) { \(switched.replacing("NUMBER", with: "2")) }

          """)
    }
  }

  @Test(arguments: [
    "func rain() -> Int { drops }", "func rain() -> [String: Int] { drops }",
    "func rain() -> Int? { nil }", "func rain() -> [Int] { [] }", "func rain() -> String { \"\" }",
    "func rain() -> Int? { let drop = { return drops } }",
  ])
  func `results of other types, and nil or empty results, are not rewritten`(text: String) throws {
    #expect(try run(text, "--list") == "\n")
  }

  @Test func `a call of reserveCapacity gets no mutants`() throws {
    #expect(try faults("  drops.reserveCapacity(low + 16)").isEmpty)
    #expect(try faults("  drops.reserve(low + 16)").count == 3)
  }

  @Test func `a call whose result is unused gets a mutant that leaves the call out`() throws {
    let text = """
      func rain() {
        fall()
        try? sky.fall(on: ground) { it in splash(it) }
        switch sky {
        case .grey: fall()
        default: fatalError("no sky")
        }
        drops = fall()
        let size =
          switch sky {
          case .grey: fall()
          default: if isWet { rise() } else { fall() }
          }
        precondition(size)
        super.init(drops)
      }
      func drops() -> Int { fall() }

      """
    #expect(
      try rewritten(text)
        == text.replacing("  fall()\n  try", with: "  \(left(1, "fall()"))\n  try")
        .replacing(
          "try? sky.fall(on: ground) { it in splash(it) }",
          with: left(2, "try? sky.fall(on: ground) { it in splash(it) }")
        )
        .replacing(
          "  case .grey: fall()\n  default: fatal",
          with: "  case .grey: \(left(3, "fall()"))\n  default: fatal"
        )
        .replacing("isWet", with: "StrataMutant.not(4, isWet)"))
  }

  private func left(_ number: Int, _ call: String) -> String {
    "if !StrataMutant.isOn(\(number)) { \(call) }"
  }

  @Test func `code outside of the expressions in functions is not rewritten for mutants`() throws {
    let text = ##"""
      // low < high && true
      /* low < high /* a == b */ c + 1 */
      let top = low < high
      infix operator <+>
      precedencegroup Wet { higherThan: AdditionPrecedence }
      enum Drop: Int { case small = 1, large = 2 }
      struct Rain<T: Comparable>: Sky where T == Int {
        var drops = Array<Int>(repeating: 1 + 1, count: 3)
        static func < (one: Rain, two: Rain) -> Int { other }
        func fall<S: Sequence>(_ it: S, by: (Int, Int) -> Int = { $0 + $1 }) where S.Element == T {
          let words = "low < high \(low < high ? "a && b" : "c") == "
          let raw = #"a < b \#(a + b) " < c"#
          let lines = """
            low < high " && \(a == b)
            """
          let pattern = /a < b \/ c == d/
          let list: Array<Int> = []
          let made = make<Int>(list)
          let pairs = Dictionary<String, Array<Int>>()
          for drop in 0..<count {}
          for drop in 0 ..< count {}
          let all = list.sorted(by: <).reduce(0, +)
          let change = { (drop: Int) -> Int in drop }
          let less = -drop
          #expect(low < high)
          #if os(Linux)
            let here = low < high
            call()
          #else
            let there = a && b
          #endif
          switch drop {
          case 1...3, .wide(low + 1) where low < high: break
          default: break
          }
        }
        @inlinable func copied() -> Bool { low < high }
      }

      """##
    #expect(try run(text, "--list") == "\n")
    #expect(try rewritten(text) == text)
  }

  @Test
  func `the declaration of an operator function stays, and its body is rewritten for mutants`()
    throws
  {
    let text = "static func == (one: A, two: A) -> Bool { one.isSame(two) }\n"
    #expect(
      try rewritten("struct A {\n\(text)}\n").contains(
        "static func == (one: A, two: A) -> Bool { StrataMutant.not(1, one.isSame(two)) }"))
  }

  @Test func `rewriting a source for mutants keeps the number of lines and the comments`() throws {
    let text = """
      func rain() -> String? {
        drops
          // the highest < first
          .filter { $0 > low }
          .first
      }
      func isWet() -> Bool {
        low
          == high  // a && b
          || top
      }

      """
    let lines = try rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[2] == "    // the highest < first" && lines[8].hasSuffix("// a && b"))
  }

  @Test func `a source whose brackets do not match gets no mutants`() throws {
    #expect(
      try run(
        "#if A\nfunc a() {\n#else\nfunc b() {\n#endif\n  let wet = low < high\n}\n", "--list")
        == "\n")
  }
}
