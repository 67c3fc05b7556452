import Foundation
package import StrataRendering
package import StrataViewTree
package import SwiftUICore

/// The target of a link. The browser follows it unless the app sets a custom `openURL` action.
@MainActor package struct LinkAddress {
  private let url: URL
  /// The URL at which the person's device opens the link.
  private let address: URL
  private let action: OpenURLAction?

  package init(_ url: URL, in environment: EnvironmentValues) {
    self.url = url
    address = environment.window?.address(of: url) ?? url
    action = environment.openURL(for: url)
  }

  package func update(
    _ old: Node?, _ context: Context, _ element: Element, innermost: Stage = .content,
    content: ((Node?, Context) -> Node)? = nil
  ) -> Node {
    var element = element
    element[.url] = address.absoluteString
    guard let action else {
      return ElementNode.update(old, context, element, innermost: innermost, content: content)
    }
    element.events = .tap
    return ElementNode.update(
      old, context, element, innermost: innermost, handlers: [(.tap, { _ in action(url) })],
      content: content)
  }
}
