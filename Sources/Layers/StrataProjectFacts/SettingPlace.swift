/// Where a build setting is given a value.
public struct SettingPlace: Equatable, Sendable {
  public var name: String
  public var value: String
  /// The project's file or the `.xcconfig`, from the project's top.
  public var path: String
  /// Counted from 1; `nil` where the file does not show it in a line of its own.
  public var line: Int?
  /// For whom: `target Shop, Debug`, or `project, Release`; `nil` for an `.xcconfig`.
  public var owner: String?
}
