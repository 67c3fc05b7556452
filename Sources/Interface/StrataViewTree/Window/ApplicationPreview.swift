/// One preview of an app, as its host knows it: where it was written, how it wants to be shown, and
/// a way to put it on a tree.
public struct ApplicationPreview: Sendable {
  /// How much room a preview is given.
  public enum Size: Equatable, Sendable {
    /// A phone's screen.
    case window
    /// A phone's width at most, and as large as what is shown.
    case fitting
    /// So many points.
    case fixed(width: Double, height: Double)
  }

  /// The module that it was written in.
  public var module: String
  /// The file without its ending, or the type that makes the preview.
  public var place: String
  /// From 1; `nil` where only the type is known.
  public var line: Int?
  public var name: String?
  public var size = Size.window
  public var isLandscape = false
  /// Puts the preview on a window's tree, with what the look asks of it.
  public var mount: @MainActor @Sendable (Window, PreviewLook) -> Void

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
