public import Foundation

/// The arguments of `strata secrets`, which generates a source from the configuration and the
/// environment file.
///
///     strata secrets --config .arkana.yml --env .env --output Keys.swift
public struct SecretsCall: Equatable, Sendable {
  /// The help text of `strata secrets`.
  public static let usage =
    "usage: strata secrets [--config .arkana.yml] [--env .env] [--output FILE]"

  var config = ".arkana.yml"
  var environment = ".env"
  var output = usual
  /// The default path of the generated source, which is that of Arkana; its folder is created if
  /// needed.
  private static let usual = "ArkanaKeys/ArkanaKeys/Sources/ArkanaKeys/ArkanaKeys.swift"

  /// Parses arguments; returns `nil` if there is an unknown one.
  ///
  /// - Parameter arguments: The arguments after the command's name.
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

  /// Generates the source with the encrypted keys, and writes it.
  ///
  /// - Parameter folder: The folder that relative paths start from.
  /// - Returns: A sentence that describes the result.
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

  /// Writes the file with read permission for its owner only.
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

  /// Checks that the output is not one of the input files, whatever paths or links lead to them.
  private func checkSources(in folder: URL) throws(SecretSourceError) {
    guard let place = FileIdentity(output, in: folder) else { return }
    for source in [config, environment] where FileIdentity(source, in: folder) == place {
      throw .output(
        file: output,
        rule: "this is the input file \(source), which would be overwritten: choose another file")
    }
  }

  /// Checks that the output would not replace something other than a regular file.
  private func checkPlace(_ url: URL, _ folder: URL) throws(SecretSourceError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .output(file: output, rule: "the file's folder does not exist: create it first") }
    // The attributes of the item itself, not of a link's target.
    let found = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
    guard let type = found as? FileAttributeType, type != .typeRegular else { return }
    throw .output(
      file: output,
      rule: "\(Self.kind(type)) already has this path and would be replaced: choose another file")
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
