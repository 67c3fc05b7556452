public import Foundation
import Rendering
import ViewTree

/// Leads to another place.
///
/// Same as Apple's; it opens in the browser.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View { LinkElement(url: destination, label: label) }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private struct LinkElement<Label: View>: View {
  typealias Body = Never
  var url: URL
  var label: Label

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    LinkAddress(view.url, in: EnvironmentValues(context.environment))
      .update(old, context, Element(.link)) { Label._update(view.label, $0, $1) }
  }
}
