/// An argument or environment variable of an app, which `--help` lists after those of the host.
///
///     HostSetting("-ui-testing", "fixed characters, and no network")
public struct HostSetting: Equatable, Sendable {
  /// The name as it is written: `-provider NAME`, `WEDA_PROVIDER`.
  public var name: String
  /// The description of the setting in a few words.
  public var words: String

  /// Creates an argument or environment variable of an app, which `--help` lists after those of the
  /// host.
  public init(_ name: String, _ words: String) {
    self.name = name
    self.words = words
  }
}
