import StrataImportGraph

/// The contents of a `Package.swift`, parsed without running it.
public struct Manifest: Equatable, Sendable {
  /// The path from the top of the project.
  public var path: String
  /// The targets, including tests.
  public var targets: [Target] = []
  /// The dependencies on other packages.
  public var packages: [Package] = []
  /// The version of the Swift tools that the manifest requires: `6.2` for `// swift-tools-version:
  /// 6.2`.
  public var tools: String?
  /// The settings of its targets as written, without spaces: `.swiftLanguageMode(.v6)`.
  public var settings: [String] = []
  /// A Boolean value that indicates whether the manifest declares targets whose names only running
  /// it would reveal.
  public var isComputed = false
  /// A Boolean value that indicates whether `.defaultIsolation(MainActor.self)` is outside of any
  /// target, as in a shared list of settings: it is unknown which targets use it.
  public var sharesMainActor = false

  /// The reasons why the package cannot be built, as far as the manifest's text shows: an unclosed
  /// bracket, two commas in a row, an undefined target.
  public var faults: [String] = []

  /// A target that the manifest declares.
  public struct Target: Equatable, Sendable {
    /// The name of the target.
    public var name: String
    /// The folder from the project's top.
    public var folder: String
    /// A Boolean value that indicates whether the target is a test target.
    public var isTest: Bool
    /// The names of the targets and products that it depends on.
    public var dependencies: [String]
    /// The line of its declaration, counted from 1.
    public var line: Int
    /// A Boolean value that indicates whether the target's code is isolated to the main actor by
    /// default.
    public var isOnMainActor = false
    /// A Boolean value that indicates whether the manifest states the target's folder, so that it
    /// is not the standard one.
    public var namesFolder = false
    /// A Boolean value that indicates whether the target is an executable.
    public var isExecutable = false
    /// The files and folders that the target excludes, from the project's top.
    public var excluded: [String] = []
    /// The files and folders that are its only sources, from the project's top; `nil` for the whole
    /// folder.
    public var sources: [String]?

    /// Creates a target with the standard settings.
    public init(name: String, folder: String, isTest: Bool, dependencies: [String], line: Int) {
      self.name = name
      self.folder = folder
      self.isTest = isTest
      self.dependencies = dependencies
      self.line = line
    }
  }

  /// A dependency on another package.
  public struct Package: Equatable, Sendable {
    /// The URL or path of the package.
    public var address: String
    /// A Boolean value that indicates whether the dependency is a path on this machine.
    public var isLocal: Bool
    /// The version requirement as it is written: `from:"1.0.6"`, `exact:"1.0.6"`.
    public var requirement: String
    /// The line of its declaration, counted from 1.
    public var line: Int
  }

  private static let folders: Set = ["target", "executableTarget", "testTarget"]
  private static let kinds: Set = [
    "target", "executableTarget", "testTarget", "macro", "systemLibrary", "binaryTarget",
  ]

  /// Parses a manifest by its syntax. A target whose name is not a string literal makes it
  /// *computed*.
  public init(source: String, path: String) {
    self.path = path
    let reader = CallReader(tokens: SwiftLexer.tokens(of: source))
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    var isolations = MainActorSettings(tokens: reader.tokens)
    for call in reader.calls(Self.kinds) where call.tokens("name") != nil {
      guard let name = call.text("name") else {
        isComputed = true
        continue
      }
      // `.target(name: "A")` inside a list of dependencies refers to a target and declares none.
      let isTest = call.name == "testTarget"
      let standard = "\(isTest ? "Tests" : "Sources")/\(name)"
      let own = call.text("path") ?? standard
      if targets.contains(where: { $0.name == name }) { continue }
      var target = Target(
        name: name, folder: Self.plain("\(folder)/\(own)"), isTest: isTest,
        dependencies: Self.dependencies(call), line: call.line)
      target.namesFolder = call.text("path") != nil && Self.folders.contains(call.name)
      target.isExecutable = call.name == "executableTarget"
      target.isOnMainActor = isolations.take(from: call.tokens("swiftSettings"))
      target.narrow(to: call.texts("sources"), without: call.texts("exclude") ?? [])
      targets.append(target)
    }
    sharesMainActor = isolations.isLeft
    // A manifest without a visible `Package(…)` may create one when it runs, or does not build.
    if reader.calls(["Package"]).isEmpty { isComputed = true }
    packages = reader.calls(["package"]).compactMap(Self.package)
    settings = reader.calls(Self.settingNames).map(Self.written)
    for token in reader.tokens where token.isWord("swiftLanguageModes") {
      settings.append(token.text)
    }
    let usesTraits = reader.tokens.contains { $0.isWord("traits") }
    faults = Self.slips(in: reader.tokens, path) + (usesTraits ? [] : nowhere)
    tools = source.split(separator: "\n").first.flatMap(Self.toolsVersion)
  }

  /// Normalizes a path: `Trips/./Sources/` becomes `Trips/Sources`, and `Trips/../Sources` becomes
  /// `Sources`.
  private static func plain(_ folder: String) -> String {
    folder.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == "..", !parts.isEmpty {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }.joined(separator: "/")
  }

  /// Returns the mistakes in brackets and commas that do not compile.
  private static func slips(in tokens: [SwiftToken], _ path: String) -> [String] {
    let closers = ["(": ")", "[": "]", "{": "}"]
    var open: [SwiftToken] = []
    var before: SwiftToken?
    for token in tokens {
      defer { before = token }
      guard token.kind == .mark else { continue }
      if token.isMark(","), let before, before.isMark(",") {
        return ["\(path):\(token.line) does not build: there are two commas in a row"]
      }
      if closers[token.text] != nil { open.append(token) }
      guard closers.values.contains(token.text) else { continue }
      guard let last = open.popLast(), closers[last.text] == token.text else {
        return ["\(path):\(token.line) does not build: '\(token.text)' has no opening bracket"]
      }
    }
    return open.last.map {
      ["\(path):\($0.line) does not build: '\($0.text)' has no closing bracket"]
    } ?? []
  }

  /// The problems of dependencies on undefined targets. If the manifest uses other packages, such a
  /// name may belong to them.
  private var nowhere: [String] {
    guard packages.isEmpty, !isComputed else { return [] }
    let names = Set(targets.map(\.name))
    return targets.flatMap { target in
      target.dependencies.filter { !names.contains($0) }.map {
        "\(path):\(target.line) does not build: \(target.name) depends on '\($0)', which does not exist"
      }
    }
  }

  private static let settingNames: Set = [
    "swiftLanguageMode", "enableUpcomingFeature", "enableExperimentalFeature", "defaultIsolation",
    "unsafeFlags", "strictMemorySafety", "define",
  ]

  private static func written(_ call: CallReader.Call) -> String {
    let inside = call.arguments.map { argument in
      (argument.label.map { $0 + ":" } ?? "")
        + argument.tokens.map { $0.kind == .string ? "\"\($0.text)\"" : $0.text }.joined()
    }
    return ".\(call.name)(\(inside.joined(separator: ",")))"
  }

  private static func toolsVersion(_ line: Substring) -> String? {
    guard let mark = line.range(of: "swift-tools-version") else { return nil }
    let rest = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }
    return String(rest.prefix { $0.isNumber || $0 == "." })
  }

  /// Returns the names in a list of dependencies: string literals, and the `name:` of calls in it.
  private static func dependencies(_ call: CallReader.Call) -> [String] {
    guard let list = call.tokens("dependencies") else { return [] }
    let tokens = Array(list)
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .string else { return nil }
      guard index > 1, tokens[index - 1].isMark(":") else { return tokens[index].text }
      return tokens[index - 2].isWord("name") ? tokens[index].text : nil
    }
  }

  private static func package(_ call: CallReader.Call) -> Package? {
    guard let address = call.text("url") ?? call.text("path") else { return nil }
    let rest = call.arguments.filter { !["url", "path", "name"].contains($0.label) }
    let words = rest.map { argument in
      (argument.label.map { $0 + ":" } ?? "")
        + argument.tokens.map { $0.kind == .string ? "\"\($0.text)\"" : $0.text }.joined()
    }
    return Package(
      address: address, isLocal: call.text("url") == nil, requirement: words.joined(separator: ","),
      line: call.line)
  }
}
