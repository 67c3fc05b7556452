/// The names of the secret keys, read from an `.arkana.yml`, the configuration of the tool Arkana.
///
/// The parser supports the part of YAML that such files consist of: names with a value, and lists
/// below a name. Unknown names are ignored, since other tools read the file too.
public struct SecretConfiguration: Equatable, Sendable {
  /// The name of the generated enum that contains the keys.
  public var namespace = "ArkanaKeys"
  /// The names of keys that have the same value in every environment.
  public var globalSecrets: [String] = []
  /// The names of keys that have a value for each environment. The `.env` file has them as
  /// `NameEnvironment`.
  public var environmentSecrets: [String] = []
  /// The names of the environments, such as `Debug` and `Release`.
  public var environments: [String] = []

  /// Parses the configuration of a program's secrets.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - name: The file's name, for errors.
  public init(_ text: String, name: String) throws(SecretSourceError) {
    var (number, list) = (0, "")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = line.prefix { $0 != "#" }
      let content = words.trimmed
      guard !content.isEmpty, content != "---" else { continue }
      if content.hasPrefix("-") {
        guard take(Self.item(content), in: list) else {
          throw .line(file: name, number: number, rule: Self.rule)
        }
      } else if words.first?.isWhitespace == false, let colon = content.firstIndex(of: ":") {
        list = String(content[..<colon])
        set(list, Self.plain(content[content.index(after: colon)...]))
      } else if words.first?.isWhitespace == false {
        throw .line(
          file: name, number: number,
          rule: "each line must be a name with a colon, or a hyphen with an item of a list")
      }
    }
    if globalSecrets.isEmpty, environmentSecrets.isEmpty { throw .nothingAsked(config: name) }
    try check(name)
  }

  private static let rule =
    "the name of a secret or an environment may have letters, digits and underscores only"

  private mutating func set(_ name: String, _ value: String) {
    if name == "namespace" || name == "import_name", !value.isEmpty { namespace = value }
  }

  /// Stores an item of a list; returns `false` if it cannot be a name.
  private mutating func take(_ item: String, in list: String) -> Bool {
    guard ["global_secrets", "environment_secrets", "environments"].contains(list) else {
      return true
    }
    guard SecretName.isPlain(item) else { return false }
    switch list {
    case "global_secrets": globalSecrets.append(item)
    case "environment_secrets": environmentSecrets.append(item)
    default: environments.append(item)
    }
    return true
  }

  /// Returns the item of a line: `- Production` and `- name: Production` mean the same.
  private static func item(_ line: Substring) -> String {
    let words = line.dropFirst().trimmed
    return plain(words.hasPrefix("name:") ? words.dropFirst(5) : words)
  }

  private static func plain(_ value: Substring) -> String {
    let value = value.trimmed
    guard let quote = value.first, "\"'".contains(quote), value.last == quote, value.count > 1
    else {
      return String(value)
    }
    return String(value.dropFirst().dropLast())
  }
}
