public import Foundation

/// `strata secrets`: reads the configuration and the environment file, writes the source.
///
///     strata secrets --config .arkana.yml --env .env --output Keys.swift
public struct SecretsCall: Equatable, Sendable {
  public static let usage =
    "usage: strata secrets [--config .arkana.yml] [--env .env] [--output FILE]"

  var config = ".arkana.yml"
  var environment = ".env"
  var output = usual
  /// Where Arkana itself writes: the folder is made with it.
  private static let usual = "ArkanaKeys/ArkanaKeys/Sources/ArkanaKeys/ArkanaKeys.swift"

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
    try checkSources(in: folder)
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
    let folder = url.deletingLastPathComponent()
    if output == Self.usual {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try checkPlace(url, folder)
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    } catch {
      throw .unwritable(file: output)
    }
  }

  /// What it was made from is not written over, by whatever path or link it is named.
  private func checkSources(in folder: URL) throws(SecretSourceError) {
    guard let place = FileIdentity(output, in: folder) else { return }
    for source in [config, environment] where FileIdentity(source, in: folder) == place {
      throw .output(file: output, rule: "that is \(source) itself, which would be lost")
    }
  }

  /// What is there and is no plain file would be lost: the new file takes its place.
  private func checkPlace(_ url: URL, _ folder: URL) throws(SecretSourceError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .output(file: output, rule: "the folder of the file must be there") }
    // Of the thing itself, not of what a link leads to.
    let found = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
    guard let type = found as? FileAttributeType, type != .typeRegular else { return }
    throw .output(file: output, rule: "\(Self.kind(type)) is there, and is not replaced")
  }

  private static func kind(_ type: FileAttributeType) -> String {
    switch type {
    case .typeDirectory: "a folder"
    case .typeSymbolicLink: "a symbolic link"
    case .typeCharacterSpecial, .typeBlockSpecial: "a device"
    default: "something other than a plain file"
    }
  }
}
