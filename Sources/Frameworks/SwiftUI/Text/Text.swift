public import Foundation
import Rendering
public import ViewTree

/// One or more lines of read-only text.
///
///     Text("Greeting.Home.title")        // looked up in the String Catalog
///     Text(verbatim: place.name)
///
/// Same as Apple's. A `String` is shown as it is; a literal is a key.
public struct Text: View {
  public typealias Body = Never
  var parts: [Part]
  var style = TextStyle()

  struct Part: Equatable {
    var content: TextContent
    var style = TextStyle()
  }

  public init(verbatim content: String) { parts = [Part(content: .verbatim(content))] }

  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    parts = [Part(content: .key(key, table: tableName, bundle: bundle))]
  }

  public init(_ resource: LocalizedStringResource) {
    parts = [Part(content: .resource(resource))]
  }

  /// A value in the format given, in the language of the view.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    parts = [Part(content: .formatted(format.format(input)) { format.locale($0).format(input) })]
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if view.isLive {
      let node = old as? LiveTextNode ?? LiveTextNode(context)
      node.update(view, context)
      return node
    }
    let environment = EnvironmentValues(context.environment)
    return ElementNode.update(old, context, view.element(in: environment))
  }
}
