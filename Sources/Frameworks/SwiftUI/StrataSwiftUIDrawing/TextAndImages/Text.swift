public import Foundation
import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// One or more lines of read-only text.
///
///     Text("Greeting.Home.title")        // looked up in the String Catalog
///     Text("Read **this** [page](https://example.com)")
///     Text(verbatim: place.name)
///
/// Same as Apple's. A `String` is shown as it is; a literal is a localization key, in which
/// Markdown is interpreted.
// @unchecked: the closures inside hold values that do not change after a text is made.
nonisolated public struct Text: Equatable, @unchecked Sendable {
  package var parts: [Part]

  package struct Part: Equatable {
    var content: TextContent
    // Behind a reference: a style takes 480 bytes, and most texts have none of their own.
    private var ownStyle: OwnStyle?

    var style: TextStyle {
      get { ownStyle?.style ?? TextStyle() }
      set { ownStyle = OwnStyle(newValue) }
    }

    init(content: TextContent) { self.content = content }

    package static func == (left: Self, right: Self) -> Bool {
      left.content == right.content
        && (left.ownStyle === right.ownStyle || left.style == right.style)
    }
  }

  private final class OwnStyle {
    let style: TextStyle
    init(_ style: TextStyle) { self.style = style }
  }

  init(_ content: TextContent) { parts = [Part(content: content)] }

  /// Creates a text with a string that is not localized.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text with a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text from a key in a String Catalog.
  ///
  /// - Parameters:
  ///   - key: The key, with the values inserted into its text.
  ///   - tableName: The name of the catalog; `nil` for `Localizable`.
  ///   - bundle: The bundle of the catalog; `nil` for the app's.
  ///   - comment: A note for translators; it has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle: bundle))
  }

  /// Creates a text from a localized string resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
}

extension Text: View {
  public typealias Body = Never

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    guard view.isLive else { return place(view, old, context) }
    let node = old as? LiveTextNode ?? LiveTextNode(context)
    node.update(view, context)
    return node
  }
}
