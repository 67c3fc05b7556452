public import Foundation

/// `strata secrets`: reads the configuration and the environment file, writes the source.
///
///     strata secrets --config .arkana.yml --env .env --output Keys.swift
public struct SecretsCall: Equatable, Sendable {
  public static let usage =
    "usage: strata secrets [--config .arkana.yml] [--env .env] [--output FILE]"

  var config = ".arkana.yml"
  var environment = ".env"
  var output = "ArkanaKeys/ArkanaKeys/Sources/ArkanaKeys/ArkanaKeys.swift"

  /// - Parameter arguments: The words after the command's name; `nil` for what it does not know.
  public init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      guard let value = rest.popFirst(), !value.isEmpty else { return nil }
      switch flag {
      case "--config": config = value
      case "--env": environment = value
      case "--output": output = value
      default: return nil
      }
    }
  }

  /// - Parameter folder: What relative paths start from.
  /// - Returns: What was done, in a sentence.
  public func run(in folder: URL) throws(SecretSourceError) -> String {
    let configuration = try SecretConfiguration(read(config, folder), name: config)
    let values = try EnvironmentFile(read(environment, folder), name: environment)
    let source = try SecretSource(configuration, values, config: config)
    try write(source.swift, to: URL(fileURLWithPath: output, relativeTo: folder))
    let keys = source.count == 1 ? "1 key is" : "\(source.count) keys are"
    return "\(keys) sealed in \(output)"
  }

  private func read(_ file: String, _ folder: URL) throws(SecretSourceError) -> String {
    let url = URL(fileURLWithPath: file, relativeTo: folder)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw .unreadable(file: file)
    }
    return text
  }

  /// Nobody but its owner may read it.
  private func write(_ text: String, to url: URL) throws(SecretSourceError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    } catch {
      throw .unwritable(file: output)
    }
  }
}
