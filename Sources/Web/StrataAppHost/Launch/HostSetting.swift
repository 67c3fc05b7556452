/// Something of an app's own that its program can be told: `--help` names it behind the host's own.
///
///     HostSetting("-ui-testing", "fixed characters, and no network")
public struct HostSetting: Equatable, Sendable {
  /// As it is written on the command line or in the environment: `-provider NAME`, `WEDA_PROVIDER`.
  public var name: String
  /// What it does, in a few words.
  public var words: String

  public init(_ name: String, _ words: String) {
    self.name = name
    self.words = words
  }
}
