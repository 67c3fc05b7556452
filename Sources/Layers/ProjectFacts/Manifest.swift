import ImportGraph

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

  public struct Target: Equatable, Sendable {
    public var name: String
    /// Its folder from the project's top.
    public var folder: String
    public var isTest: Bool
    public var dependencies: [String]
    public var line: Int
    /// Whether its code is the main actor's where it does not say otherwise.
    public var isOnMainActor = false

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

  private static let kinds: Set = [
    "target", "executableTarget", "testTarget", "macro", "systemLibrary", "binaryTarget",
  ]

  /// Reads a manifest by its syntax. Targets whose name is no plain text make it *computed*.
  public init(source: String, path: String) {
    self.path = path
    let reader = CallReader(tokens: SwiftLexer.tokens(of: source))
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let prefix = folder.isEmpty ? "" : folder + "/"
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
        name: name, folder: prefix + (own == "." ? "" : own), isTest: isTest,
        dependencies: Self.dependencies(call), line: call.line)
      target.isOnMainActor = isolations.take(from: call.tokens("swiftSettings"))
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
    tools = source.split(separator: "\n").first.flatMap(Self.toolsVersion)
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
