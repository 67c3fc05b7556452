import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the built programs.
@Suite(.timeLimit(.minutes(5))) struct SecretsProgramTests {
  private func run(
    _ program: String, _ arguments: [String], config: String, env: String?
  ) async throws -> (ServedApp.Refusal, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let (configFile, envFile) = (folder.file("keys.yml"), folder.file("keys.env"))
    try Data(config.utf8).write(to: configFile)
    if let env { try Data(env.utf8).write(to: envFile) }
    let paths = [
      "--config", configFile.path, "--env", envFile.path, "--output",
      folder.file("Keys.swift").path,
    ]
    return (try await ServedApp.run(program, arguments: arguments + paths), folder)
  }

  @Test(.mission("W-98"), arguments: [("strata-secrets", []), ("strata", ["secrets"])])
  func `both commands write a source that contains no key`(
    program: String, arguments: [String]
  ) async throws {
    let (answer, folder) = try await run(
      program, arguments, config: "global_secrets:\n- Key\n", env: "Key=planted-77")
    #expect(answer.status == .exited(0))
    #expect(answer.output.hasPrefix("1 key is sealed in "))
    let made = try String(contentsOf: folder.file("Keys.swift"), encoding: .utf8)
    #expect(made.contains("public var `key`: String") && !made.contains("planted"))
    #expect(!answer.output.contains("planted"))
  }

  @Test(
    .mission("W-97"),
    arguments: [
      ("Other=planted", "has no line Key=…, but"), (nil, "is missing or cannot be read"),
      ("Key planted", "line 1: each line must be NAME=value"),
    ])
  func `an invalid .env prints one error, exits with 1 and writes no file`(
    env: String?, sentence: String
  ) async throws {
    let (answer, folder) = try await run(
      "strata", ["secrets"], config: "global_secrets:\n- Key\n", env: env)
    #expect(answer.status == .exited(1))
    #expect(answer.errors.hasPrefix("error: strata secrets: ") && answer.errors.contains(sentence))
    #expect(!answer.errors.contains("planted") && answer.errors.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.file("Keys.swift").path))
  }

  /// Ways to name a source as the output: `{}` is the folder, `N` the folder's name.
  @Test(
    arguments: [".env", "keys.yml"],
    [
      "{}/SOURCE", "{}/./SOURCE", "{}/../N/SOURCE", "{}/soft/SOURCE", "{}/hard-SOURCE",
      "{}/to-SOURCE",
    ])
  func `a source is not overwritten, by any path`(
    source: String, spelling: String
  ) async throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    let texts = ["keys.yml": "global_secrets:\n- Key\n", ".env": "Key=planted-77\n"]
    for (name, text) in texts { try Data(text.utf8).write(to: folder.file(name)) }
    try files.createSymbolicLink(at: folder.file("soft"), withDestinationURL: folder.url)
    try files.createSymbolicLink(
      at: folder.file("to-\(source)"), withDestinationURL: folder.file(source))
    try files.linkItem(at: folder.file(source), to: folder.file("hard-\(source)"))
    let output = spelling.replacing("{}", with: folder.url.path)
      .replacing("N/", with: folder.url.lastPathComponent + "/").replacing("SOURCE", with: source)
    let answer = try await ServedApp.run(
      "strata",
      arguments: [
        "secrets", "--config", folder.file("keys.yml").path, "--env", folder.file(".env").path,
        "--output", output,
      ])
    #expect(answer.status == .exited(1))
    #expect(answer.errors.contains("which would be overwritten"), "\(answer.errors)")
    #expect(answer.errors.split(separator: "\n").count == 1)
    for (name, text) in texts {
      #expect(try String(contentsOf: folder.file(name), encoding: .utf8) == text)
    }
  }

  @Test func `unknown arguments have exit code 2`() async throws {
    let answer = try await ServedApp.run("strata", arguments: ["secrets", "--nonsense", "x"])
    #expect(answer.status == .exited(2) && answer.errors.hasPrefix("usage: strata secrets"))
  }
}
