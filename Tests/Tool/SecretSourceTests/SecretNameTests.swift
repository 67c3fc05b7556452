import Foundation
import StrataKitTesting
import Testing

@testable import StrataSecretSource

/// Tests that names which are invalid in Swift are refused, and accepted ones compile.
@Suite(.timeLimit(.minutes(5))) struct SecretNameTests {
  private static let file = ".arkana.yml"

  @Test(arguments: [
    (
      "global_secrets:\n- ApiKey\n- apiKey",
      "apiKey under global_secrets and ApiKey would both become"
    ),
    ("global_secrets:\n- API_KEY\n- ApiKey", "ApiKey under global_secrets and API_KEY would both"),
    (
      "global_secrets:\n- _",
      "_ under global_secrets would become the property “”, which is not a valid name"
    ),
    ("global_secrets:\n- _1", "_1 under global_secrets would become the property “1”"),
    ("global_secrets:\n- Self", "Self under global_secrets would become the property “self”"),
    ("environments:\n- Global\nenvironment_secrets:\n- A", "Global under environments is a name"),
    ("environments:\n- String\nenvironment_secrets:\n- A", "String under environments is a name"),
    (
      "environments:\n- Debug\n- Debug\nenvironment_secrets:\n- A",
      "Debug under environments occurs twice"
    ),
    ("namespace: 1 x\nglobal_secrets:\n- A", "1 x under namespace cannot name a type"),
    ("namespace: Swift\nglobal_secrets:\n- A", "Swift under namespace is a name that"),
    ("namespace: __\nglobal_secrets:\n- A", "__ under namespace cannot name a type"),
  ])
  func `a secret's name that is no valid Swift name is reported with its field and the rule`(
    config: String, sentence: String
  ) {
    let error = #expect(throws: SecretSourceError.self) {
      try SecretConfiguration(config, name: Self.file)
    }
    let said = error?.description ?? ""
    #expect(said.hasPrefix("\(Self.file): \(sentence)"), "\(said)")
  }

  /// Names that are reserved in Swift, used in the generated source, or harmless.
  private static let names = [
    "Open", "open", "_open", "half", "_half", "Other", "_other", "ApiKey", "apiKey", "API_KEY",
    "A_1",
    "_", "__", "_1", "_A", "1A", "Global", "global", "String", "UInt8", "Swift", "StrataSecrets",
    "SealedText", "Sendable", "Bool", "Int", "Array", "Optional", "Never", "Any", "Self", "self",
    "Type", "type", "Protocol", "protocol", "init", "INIT", "deinit", "subscript", "default",
    "class",
    "struct", "enum", "var", "func", "static", "public", "where", "nil", "true", "throws", "async",
    "await", "guard", "return", "extension", "import", "inout", "internal", "operator", "some",
    "any",
    "macro", "actor", "lazy", "weak", "get", "set", "preconditionFailure", "print", "text", "name",
    "sealed", "key", "Data", "Error", "Character", "StaticString", "Equatable", "Copyable", "x y",
    "ä", "", "ArkanaKeys", "DEBUG", "discard", "consume", "borrowing", "package", "rethrows",
    "repeat",
  ]

  private enum Place: CaseIterable { case global, secret, environment, namespace }

  private func source(_ name: String, _ place: Place, _ number: Int) throws -> String {
    let space = place == .namespace ? name : "Keys\(number)"
    let config = """
      namespace: \(space)
      global_secrets:
      - \(place == .global ? name : "Plain")
      environments:
      - \(place == .environment ? name : "Debug")
      environment_secrets:
      - \(place == .secret ? name : "Token")
      """
    let configuration = try SecretConfiguration(config, name: Self.file)
    let asked =
      configuration.globalSecrets
      + configuration.environments.flatMap { environment in
        configuration.environmentSecrets.map { $0 + environment }
      }
    let values = try EnvironmentFile(
      Set(asked).map { "\($0)=value" }.joined(separator: "\n"), name: ".env")
    return try SecretSource(configuration, values, config: Self.file).swift
  }

  /// Returns the compiler's messages for some files together; empty if they compile.
  private func judged(_ files: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let kit = """
      public struct SealedText {
        public init(_ sealed: [UInt8], half: [UInt8], _ other: [UInt8]) {}
        public func text(for name: String) -> String? { nil }
      }
      """
    var paths: [String] = []
    for (number, text) in ([kit] + files).enumerated() {
      let url = folder.file("File\(number).swift")
      try Data(text.replacing("import StrataSecrets", with: "").utf8).write(to: url)
      paths.append(url.path)
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-module-name", "Judged"] + paths
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: data, as: UTF8.self)
  }

  @Test(.thorough)
  func `every secret name that is accepted gives a generated source that compiles`() throws {
    var (inside, spaces, refused): ([String], [String], Set<String>) = ([], [], [])
    for (number, name) in Self.names.enumerated() {
      for place in Place.allCases {
        do throws(SecretSourceError) {
          let made = try typed { try source(name, place, number * 4 + inside.count) }
          if place == .namespace { spaces.append(made) } else { inside.append(made) }
        } catch { refused.insert(name) }
      }
    }
    #expect(inside.count > 150 && refused.count > 15, "both happen")
    #expect(try judged(inside) == "")
    // A namespace may collide with anything in its module, so each is compiled alone.
    for made in spaces { #expect(try judged([made]) == "") }
  }

  private func typed<Value>(_ body: () throws -> Value) throws(SecretSourceError) -> Value {
    do { return try body() } catch let error as SecretSourceError { throw error } catch {
      Issue.record("an error without a type: \(error)")
      throw .notSealed
    }
  }

  // MARK: Where it is written

  private func call(_ output: String, in folder: TemporaryFolder) throws -> String {
    try Data("global_secrets:\n- Key\n".utf8).write(to: folder.file(".arkana.yml"))
    try Data("Key=planted\n".utf8).write(to: folder.file(".env"))
    return try #require(SecretsCall(["--output", output])).run(in: folder.url)
  }

  @Test
  func `the generated source does not replace a link, folder or device, and creates no folder`()
    throws
  {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try Data("mine".utf8).write(to: folder.file("mine.txt"))
    try files.createSymbolicLink(
      at: folder.file("link.swift"), withDestinationURL: folder.file("mine.txt"))
    try files.createDirectory(at: folder.file("box"), withIntermediateDirectories: false)
    for (output, rule) in [
      (
        "link.swift",
        "a symbolic link already has this path and would be replaced: choose another file"
      ),
      ("box", "a folder already has this path and would be replaced: choose another file"),
      ("/dev/null", "a device already has this path and would be replaced: choose another file"),
      ("none/Keys.swift", "the file's folder does not exist: create it first"),
      ("mine.txt/Keys.swift", "the file's folder does not exist: create it first"),
    ] {
      #expect(throws: SecretSourceError.output(file: output, rule: rule)) {
        try call(output, in: folder)
      }
    }
    #expect(try String(contentsOf: folder.file("link.swift"), encoding: .utf8) == "mine")
    #expect(!files.fileExists(atPath: folder.file("none").path))
    _ = try call("mine.txt", in: folder)
    #expect(
      try String(contentsOf: folder.file("mine.txt"), encoding: .utf8).contains("SealedText"),
      "a plain file is overwritten")
  }
}
