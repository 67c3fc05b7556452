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
/// Same as Apple's. A `String` is shown as it is; a literal is a key, in which Markdown counts.
// @unchecked: the closures inside hold values, which nobody changes once a text is made.
nonisolated public struct Text: Equatable, @unchecked Sendable {
  package var parts: [Part]

  package struct Part: Equatable {
    var content: TextContent
    var style = TextStyle()
  }

  init(_ content: TextContent) { parts = [Part(content: content)] }

  public init(verbatim content: String) { self.init(.verbatim(content)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle: bundle))
  }

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
