public import StrataViewTree

/// A view with a modifier.
///
/// Same as Apple's.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// The modifier that is applied to the view.
  public var modifier: Modifier

  /// Creates a modified view from a view and a modifier.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - modifier: The modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    Modifier._update(view.modifier, view.content, old, context)
  }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
