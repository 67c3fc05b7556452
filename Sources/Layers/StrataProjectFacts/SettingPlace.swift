/// The location of a build setting's value.
public struct SettingPlace: Equatable, Sendable {
  /// The name of the setting.
  public var name: String
  /// The value of the build setting.
  public var value: String
  /// The path of the project's file or of the `.xcconfig`, from the project's top.
  public var path: String
  /// The line, counted from 1; `nil` if several values share a line.
  public var line: Int?
  /// The target and configuration: `target Shop, Debug`, or `project, Release`; `nil` for an
  /// `.xcconfig`.
  public var owner: String?
}
