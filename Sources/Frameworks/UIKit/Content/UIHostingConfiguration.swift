public import Foundation
public import StrataSwiftUIApp

/// A content configuration that shows a SwiftUI view in a cell.
///
///     cell.contentConfiguration = UIHostingConfiguration {
///       HStack { Image(systemName: "star"); Text(place.name) }
///     }
///
/// It behaves as on Apple's platforms, where it belongs to the module SwiftUI instead of UIKit.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration
{
  let content: Content
  let background: Background?
  var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Creates a configuration with the view to show.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = nil
  }

  private init<Old: View>(
    _ other: UIHostingConfiguration<Content, Old>, background: Background
  ) {
    (content, self.background) = (other.content, background)
    (insets, minimum) = (other.insets, other.minimum)
  }

  /// Returns the configuration with a view behind the content.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self, background: content())
  }

  /// Returns the configuration with a style behind the content.
  ///
  /// - Parameter style: The style that fills the cell.
  /// - Returns: The configuration with the background.
  public func background(_ style: some ShapeStyle) -> UIHostingConfiguration<Content, some View> {
    background { Rectangle().fill(style) }
  }

  /// Returns the configuration with margins of `length` points on some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges that have the margin.
  ///   - length: The distance in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = length }
    if edges.contains(.leading) { copy.insets.leading = length }
    if edges.contains(.bottom) { copy.insets.bottom = length }
    if edges.contains(.trailing) { copy.insets.trailing = length }
    return copy
  }

  /// Returns the configuration with margins from `insets` on some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges that have the margin.
  ///   - insets: The distances in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = insets.top }
    if edges.contains(.leading) { copy.insets.leading = insets.leading }
    if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
    return copy
  }

  /// Returns the configuration with a minimum size, in points.
  ///
  /// - Parameters:
  ///   - width: The least width in points; `nil` for the width of the view.
  ///   - height: The least height in points; `nil` for the height of the view.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minimum = (width, height)
    return copy
  }

  public func makeContentView() -> UIView & UIContentView { HostingContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A configuration that can be drawn without knowing the types of its views.
@MainActor protocol DrawsContent {
  var drawing: AnyView { get }
}

extension UIHostingConfiguration: DrawsContent {
  var drawing: AnyView {
    AnyView(
      content
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(insets)
        .frame(minWidth: minimum.width, minHeight: minimum.height)
        .background { background })
  }
}

/// A view that shows a SwiftUI view in a cell.
final class HostingContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { setNeedsDisplay() } }

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func content() -> AnyView {
    (configuration as? any DrawsContent)?.drawing ?? AnyView(EmptyView())
  }
}
