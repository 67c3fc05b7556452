import Foundation
import StrataKitTesting
import Testing

/// Tests of `Scripts/docstrings`, which counts the public members that have a docstring.
@Suite struct DocstringScriptTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Scripts/docstrings")
    .standardizedFileURL

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "CONTRIBUTING.md", "Before\n<!-- docstrings -->\n<!-- /docstrings -->\nAfter\n")
  }

  /// Runs the script on the folder, and returns its status and all that it prints.
  private func run(_ arguments: String...) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.script
    process.arguments = ["--root", folder.url.path] + arguments
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Writes a source of the kit RainKit.
  private func write(_ text: String) throws {
    try folder.write("Sources/Kits/RainKit/Rain.swift", text)
  }

  /// Returns the members of RainKit that the script lists, each as `line: column: member`.
  private func listed(_ text: String) throws -> [String] {
    try write(text)
    return try run("RainKit").text.split(separator: "\n")
      .map { $0.replacingOccurrences(of: "Sources/Kits/RainKit/Rain.swift:", with: "") }
  }

  @Test func `public members without a docstring are listed with their lines`() throws {
    let lines = try listed(
      """
      /// A cloud.
      public struct Cloud {
        public var size = 1, weight = "="
        /// The color.
        public let color: Int
        var hidden = 2
        public init(size: Int) {}
        public func rain(on place: String) { func inner() {} }
      }
      public extension Cloud { static func fog() -> Cloud { Cloud(size: 1) } }
      extension Cloud { func dry() {} }
      """)
    #expect(
      lines == [
        "3: members: var Cloud.size", "7: members: init Cloud.init(size:)",
        "7: initializers: init Cloud.init(size:)", "8: members: func Cloud.rain(on:)",
        "10: members: func Cloud.fog()",
      ])
  }

  @Test func `requirements and enum cases without docstrings are listed if their type is public`()
    throws
  {
    let lines = try listed(
      """
      /// A source.
      public protocol Source {
        func drops() -> Int
      }
      /// A kind.
      public enum Kind { case snow, hail }
      enum Hidden { case fog }
      """)
    #expect(
      lines == [
        "3: members: func Source.drops()", "6: members: case Kind.snow",
        "6: members: case Kind.hail",
      ])
  }

  @Test func `a comment between a docstring and its declaration is skipped`() throws {
    #expect(
      try listed("/// A cloud.\n// @unchecked: never changed.\npublic class Cloud {}\n").isEmpty)
  }

  @Test func `a string or a comment is not read as code`() throws {
    let text = """
      /// A cloud.
      public struct Cloud {
        /* public var a = 1 { */
        /// A text.
        public var text = "} \\(one("{")) public var b"
        /// Another.
        public var other = \"\"\"
          }
          public var c = 1
          \"\"\"
        public var real = 1
      }
      """
    #expect(try listed(text) == ["11: members: var Cloud.real"])
  }

  @Test
  func `overrides, implementations of documented requirements and unavailable members pass`()
    throws
  {
    let text = """
      /// A source.
      public protocol Source {
        /// Returns the drops.
        func drops() -> Int
        func undocumented() -> Int
      }
      extension Source {
        public func drops() -> Int { 1 }
      }
      /// A cloud.
      open class Cloud: Source, Hashable {
        public func drops() -> Int { 1 }
        public func hash(into hasher: inout Hasher) {}
        public func undocumented() -> Int { 1 }
        public override func rain() {}
        public func _plumbing() {}
        @available(*, unavailable, message: "no wind")
        public func blow() {}
        public func drops(of kind: String) -> Int { 1 }
      }
      """
    #expect(
      try listed(text) == [
        "5: members: func Source.undocumented()", "14: members: func Cloud.undocumented()",
        "19: members: func Cloud.drops(of:)",
      ])
  }

  @Test func `a required initializer is counted in the class that declares it first`() throws {
    let text = """
      /// A cloud.
      open class Cloud {
        /// Creates a cloud.
        public required init(size: Int) {}
      }
      /// A dark cloud.
      open class Storm: Cloud {
        public required init(size: Int) { super.init(size: size) }
        public init() { super.init(size: 1) }
      }
      """
    #expect(
      try listed(text) == ["9: members: init Storm.init()", "9: initializers: init Storm.init()"])
  }

  @Test func `a docstring that omits one of several parameters or a thrown error is listed`() throws
  {
    let text = """
      /// Moves a cloud.
      public func move(to place: String, in hours: Int) throws {}
      /// Moves a cloud.
      ///
      /// - Parameters:
      ///   - place: The place.
      ///   - hours: The time.
      /// - Throws: An error if there is no wind.
      public func shift(to place: String, in hours: Int) throws {}
      /// Moves the cloud to `place` in a number of `hours`.
      public func push(to place: String, in hours: Int, by: [String: (a: Int, b: Int)]) {}
      /// Returns a sum.
      public func + (left: Int, right: Int) -> Int { 1 }
      """
    #expect(
      try listed(text) == [
        "2: parameters: func move(to:in:)", "2: errors: func move(to:in:)",
        "11: parameters: func push(to:in:by:)",
      ])
  }

  @Test func `a function with several parameters is listed if its docstring omits the result`()
    throws
  {
    let text = """
      /// Adds `left` to `right`.
      public func add(left: Int, right: Int) -> Int { 1 }
      /// Adds `left` to `right`.
      ///
      /// - Returns: The sum.
      public func sum(left: Int, right: Int) -> Int { 1 }
      /// Sets `left` and `right`.
      public func edges(left: Int, right: Int) -> some View { self }
      /// Prints `left` and `right`.
      public func show(left: Int, right: Int) -> Void {}
      """
    #expect(try listed(text) == ["2: results: func add(left:right:)"])
  }

  @Test func `a function of Apple's that does nothing is listed unless its docstring says why`()
    throws
  {
    try folder.write(
      "Sources/Frameworks/Motion/Manager.swift",
      """
      /// A manager.
      open class Manager {
        /// Starts it.
        open func start() {}
        /// Stops it.
        open func stop() {
          // Nothing runs.
        }
        /// Pauses it.
        ///
        /// Accepted: it does nothing, since nothing runs.
        open func pause() {}
        /// Called when it has ended.
        open func ended() {}
        /// Draws it. Subclasses replace the method.
        open func draw() {}
        /// Counts it.
        open func count() { counted += 1 }
      }
      """)
    let found = try run("Motion").text.split(separator: "\n").map(String.init)
    #expect(
      found == [
        "Sources/Frameworks/Motion/Manager.swift:4: empty body: func Manager.start()",
        "Sources/Frameworks/Motion/Manager.swift:6: empty body: func Manager.stop()",
      ])
    _ = try run("--write")
    let check = try run("--check")
    #expect(check.status == 1)
    #expect(
      check.text.contains("Manager.swift:4: start() does nothing; say by Accepted: or Partial:"))
  }

  @Test func `the table in the page has a line for each module`() throws {
    try write("/// A cloud.\npublic struct Cloud {\n  public init() {}\n}\n")
    try folder.write(
      "Sources/Frameworks/SwiftUI/Views/Text.swift", "/// A text.\npublic let a = 1\n")
    #expect(try run("--write").status == 0)
    let page = try String(contentsOf: folder.file("CONTRIBUTING.md"), encoding: .utf8)
    #expect(page.hasPrefix("Before\n<!-- docstrings -->\n| module "))
    #expect(page.contains("\n| RainKit | 2 | 0 | 50 % | 0 % of 1 | – | – | – | 0 % |\n"))
    #expect(page.contains("\n| Views | 1 | 0 | 100 % | – | – | – | – | 0 % |\n"))
    #expect(page.contains("\n| all | 3 | 0 | 66 % | 0 % of 1 | – | – | – | 0 % |\n"))
    #expect(page.hasSuffix("<!-- /docstrings -->\nAfter\n"))
  }

  @Test func `the check fails below 90 percent and if the table is out of date`() throws {
    let nine = (1...9).map { "/// A number.\npublic let a\($0) = \($0)\n" }.joined()
    try write(nine + "public let last = 1\n")
    #expect(try run("--check").text.contains("run `make docstrings`"))
    _ = try run("--write")
    let enough = try run("--check")
    #expect(enough.status == 0)
    #expect(enough.text.isEmpty)

    try write(nine + "public let last = 1\npublic let more = 1\n")
    _ = try run("--write")
    let little = try run("--check")
    #expect(little.status == 1)
    #expect(little.text.hasPrefix("docstrings: RainKit: members: 81 % is below 90 %"))
  }

  @Test func `the check fails if one of 201 docstrings begins with a word such as Whether or How`()
    throws
  {
    let many = (1...200).map { "/// A number.\npublic let a\($0) = \($0)\n" }.joined()
    try write(many + "/// Whether it rains.\npublic let last = true\n")
    _ = try run("--write")
    let page = try String(contentsOf: folder.file("CONTRIBUTING.md"), encoding: .utf8)
    #expect(page.contains("\n| RainKit | 201 | 0 | 100 % | – | – | – | – | 1 % |\n"))
    let answer = try run("--check")
    #expect(answer.status == 1)
    #expect(
      answer.text
        == "docstrings: RainKit: 1 of 201 docstrings begin with What, Whether, How or Where; "
        + "`Scripts/docstrings RainKit` lists them: begin with a verb or a noun\n")
    #expect(try run("RainKit").text.hasSuffix(":402: first word: let last\n"))
  }

  @Test func `a docstring passes if a word such as how is not its first word`() throws {
    try write("/// Whatever falls, and how.\npublic let rain = 1\n")
    _ = try run("--write")
    #expect(try run("--check").status == 0)
  }

  @Test func `the check fails if the docstrings name fewer than 90 percent of all parameters`()
    throws
  {
    try write("/// Moves a cloud.\npublic func move(to place: String, in hours: Int) {}\n")
    _ = try run("--write")
    let answer = try run("--check")
    #expect(answer.status == 1)
    #expect(answer.text == "docstrings: of all parameters, 0 % are named, which is below 90 %\n")
  }
}
