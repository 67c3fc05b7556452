/// An `.arkana.yml`: which names become keys.
///
/// Of YAML it reads what such files are made of: names with a value, and lists of names below one.
/// What it does not know is left to other tools that read the file.
public struct SecretConfiguration: Equatable, Sendable {
  /// What the keys are called together.
  public var namespace = "ArkanaKeys"
  /// One value each, whatever the environment.
  public var globalSecrets: [String] = []
  /// A value for each environment, in the file as `NameEnvironment`.
  public var environmentSecrets: [String] = []
  public var environments: [String] = []

  /// - Parameter name: The file's name, for what is said of it.
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
        throw .line(file: name, number: number, rule: "a line is a name with a colon, or - an item")
      }
    }
    if globalSecrets.isEmpty, environmentSecrets.isEmpty { throw .nothingAsked(config: name) }
    try check(name)
  }

  private static let rule = "a secret or an environment is named by letters, digits and underscores"

  private mutating func set(_ name: String, _ value: String) {
    if name == "namespace" || name == "import_name", !value.isEmpty { namespace = value }
  }

  /// `false` for what can be no name.
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

  /// `- Production` and `- name: Production` alike.
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
