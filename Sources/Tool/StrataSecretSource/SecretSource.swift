import StrataSecrets

/// The Swift source that holds the encrypted keys, and returns them by name.
///
///     ArkanaKeys.Global().openWeatherMapAPIKey
public struct SecretSource: Sendable {
  private struct Key: Sendable {
    let owner: String
    let property: String
    let sealed: [UInt8]

    var purpose: String { "\(owner).\(property)" }
  }

  private let namespace: String
  private let owners: [String]
  private let keys: [Key]
  private let half: [UInt8]
  private let other: [UInt8]
  /// The number of keys in the source.
  public var count: Int { keys.count }

  /// Encrypts the values of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The names of the keys.
  ///   - values: The values.
  ///   - config: The configuration's file name, for errors.
  public init(
    _ configuration: SecretConfiguration, _ values: EnvironmentFile, config: String
  ) throws(SecretSourceError) {
    var wanted: [(owner: String, property: String, value: String)] = []
    for name in configuration.globalSecrets {
      wanted.append(
        ("Global", SecretName.property(name), try values.value(name, askedBy: config)))
    }
    for environment in configuration.environments {
      for name in configuration.environmentSecrets {
        let value = try values.value(name + environment, askedBy: config)
        wanted.append((environment, SecretName.property(name), value))
      }
    }
    let texts = wanted.map { (text: $0.value, purpose: "\($0.owner).\($0.property)") }
    guard let made = SealedText.seal(texts) else { throw .notSealed }
    namespace = configuration.namespace
    owners = ["Global"] + configuration.environments
    keys = zip(wanted, made.sealed).map {
      Key(owner: $0.owner, property: $0.property, sealed: $1)
    }
    (half, other) = (made.half, made.other)
  }

  /// The text of the source. It holds no value in plain text, and the encrypted bytes differ each
  /// time.
  public var swift: String {
    """
    // Made by `strata secrets` from an environment file: do not edit it, and do not commit it.
    import StrataSecrets

    /// The program's keys, sealed with AES-256.
    public enum `\(namespace)` {
      private static let _half: [UInt8] = \(Self.list(half))
      private static let _other: [UInt8] = \(Self.list(other))

      private static func _open(_ sealed: [UInt8], _ name: String) -> String {
        guard let text = SealedText(sealed, half: _half, _other).text(for: name) else {
          // Only a changed binary comes here: it must not continue with another key.
          preconditionFailure("the key \\(name) was changed in the program file: build the program again")
        }
        return text
      }
    \(owners.map(structure).joined())}

    """
  }

  private func structure(_ owner: String) -> String {
    let members = keys.filter { $0.owner == owner }.map { key in
      """

          public var `\(key.property)`: String {
            _open(
              \(Self.list(key.sealed)),
              "\(key.purpose)")
          }

      """
    }
    return """

        public struct `\(owner)`: Sendable {
          public init() {}
      \(members.joined())  }

      """
  }

  private static func list(_ bytes: [UInt8]) -> String {
    "[\(bytes.map(String.init).joined(separator: ", "))]"
  }
}
