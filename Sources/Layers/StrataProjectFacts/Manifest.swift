import StrataImportGraph

/// What a `Package.swift` says, read without running it.
public struct Manifest: Equatable, Sendable {
  public var path: String
  public var targets: [Target] = []
  public var packages: [Package] = []
  /// `// swift-tools-version: 6.2` gives `6.2`.
  public var tools: String?
  /// The settings of its targets, as they are written without spaces: `.swiftLanguageMode(.v6)`.
  public var settings: [String] = []
  /// Whether it makes targets of names that only running it would tell.
  public var isComputed = false
  /// Whether `.defaultIsolation(MainActor.self)` stands outside of any target, as in a list of
  /// settings that several take: nobody can say which do.
  public var sharesMainActor = false

  /// Why it cannot build, as far as its text tells: a bracket that is left open, a comma behind a
  /// comma, a target that is named and nowhere.
  public var faults: [String] = []

  public struct Target: Equatable, Sendable {
    public var name: String
    /// Its folder from the project's top.
    public var folder: String
    public var isTest: Bool
    public var dependencies: [String]
    public var line: Int
    /// Whether its code is the main actor's where it does not say otherwise.
    public var isOnMainActor = false
    /// Whether its folder is written and not the standard one.
    public var namesFolder = false
    /// Whether it is a program.
    public var isExecutable = false
    /// The files and folders in its folder that it leaves out, from the project's top.
    public var excluded: [String] = []
    /// The files and folders that alone are its sources, from the project's top; `nil` for all.
    public var sources: [String]?

    public init(name: String, folder: String, isTest: Bool, dependencies: [String], line: Int) {
      self.name = name
      self.folder = folder
      self.isTest = isTest
      self.dependencies = dependencies
      self.line = line
    }
  }

  public struct Package: Equatable, Sendable {
    /// Its address or path.
    public var address: String
    public var isLocal: Bool
    /// The version as it is written: `from:"1.0.6"`, `exact:"1.0.6"`.
    public var requirement: String
    public var line: Int
  }

  private static let folders: Set = ["target", "executableTarget", "testTarget"]
  private static let kinds: Set = [
    "target", "executableTarget", "testTarget", "macro", "systemLibrary", "binaryTarget",
  ]

  /// Reads a manifest by its syntax. Targets whose name is no plain text make it *computed*.
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
      // `.target(name: "A")` inside a list of dependencies names a target and makes none.
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
    // What makes no package in plain sight may make one when it is run, or does not build.
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

  /// `Trips/Sources` of `Trips/./Sources/`, `Sources` of `Trips/../Sources`.
  private static func plain(_ folder: String) -> String {
    folder.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == "..", !parts.isEmpty {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }.joined(separator: "/")
  }

  /// Brackets and commas that no compiler takes.
  private static func slips(in tokens: [SwiftToken], _ path: String) -> [String] {
    let closers = ["(": ")", "[": "]", "{": "}"]
    var open: [SwiftToken] = []
    var before: SwiftToken?
    for token in tokens {
      defer { before = token }
      guard token.kind == .mark else { continue }
      if token.isMark(","), let before, before.isMark(",") {
        return ["\(path):\(token.line) does not build: a comma follows a comma"]
      }
      if closers[token.text] != nil { open.append(token) }
      guard closers.values.contains(token.text) else { continue }
      guard let last = open.popLast(), closers[last.text] == token.text else {
        return ["\(path):\(token.line) does not build: nothing opens '\(token.text)'"]
      }
    }
    return open.last.map {
      ["\(path):\($0.line) does not build: nothing closes '\($0.text)'"]
    } ?? []
  }

  /// Dependencies on targets that are nowhere. Where other packages are used, a name may be theirs.
  private var nowhere: [String] {
    guard packages.isEmpty, !isComputed else { return [] }
    let names = Set(targets.map(\.name))
    return targets.flatMap { target in
      target.dependencies.filter { !names.contains($0) }.map {
        "\(path):\(target.line) does not build: \(target.name) depends on '\($0)', which is nowhere"
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

  /// The names in a list of dependencies: plain texts, and the `name:` of calls in it.
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
