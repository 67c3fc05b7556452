/// One preview of an app, as its host knows it: its source location, its traits, and a closure that
/// mounts it on a tree.
public struct ApplicationPreview: Sendable {
  /// The size of a preview.
  public enum Size: Equatable, Sendable {
    /// The preview is as large as a phone's screen.
    case window
    /// The size of the preview's content, at most as wide as a phone.
    case fitting
    /// The preview has a size in points.
    case fixed(width: Double, height: Double)
  }

  /// The module that contains the preview.
  public var module: String
  /// The file name without its extension, or the name of the type that contains the preview.
  public var place: String
  /// The line of the preview in its file, from 1; `nil` if only the type around it is known.
  public var line: Int?
  /// The name that the app gave the preview.
  public var name: String?
  /// The preview's size.
  public var size = Size.window
  /// A Boolean value that indicates whether the phone is in landscape.
  public var isLandscape = false
  /// A closure that mounts the preview on a window's tree, in one of the looks.
  public var mount: @MainActor @Sendable (Window, PreviewLook) -> Void

  /// Creates a preview of default size.
  public init(
    module: String, place: String, line: Int? = nil, name: String? = nil,
    mount: @escaping @MainActor @Sendable (Window, PreviewLook) -> Void
  ) {
    self.module = module
    self.place = place
    self.line = line
    self.name = name
    self.mount = mount
  }
}
