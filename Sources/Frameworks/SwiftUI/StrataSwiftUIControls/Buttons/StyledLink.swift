import StrataRendering
import StrataViewTree
package import SwiftUICore

/// A link that a custom button style draws. The style draws it as a button; the browser gets a link
/// that can be opened in a new tab, shared, and followed without a script.
package struct StyledLink: Equatable {
  package var url: String?
  /// A Boolean value that indicates whether the link leads to another screen of the app, which a
  /// list marks with a chevron.
  package var isWithinApp = false
  /// A Boolean value that indicates whether the browser follows the link without the server.
  var isFollowed = false

  package init(url: String? = nil, isWithinApp: Bool = false, isFollowed: Bool = false) {
    (self.url, self.isWithinApp, self.isFollowed) = (url, isWithinApp, isFollowed)
  }

  func words(for look: ButtonLook) -> [String] {
    (isWithinApp ? ["go"] : []) + (url == nil ? [] : ["btn"])
  }
}

extension EnvironmentValues {
  private enum LinkKey: EnvironmentKey { static var defaultValue: StyledLink? { nil } }

  /// The link for which the next button is drawn; `nil` for none.
  var styledLink: StyledLink? {
    get { self[LinkKey.self] }
    set { self[LinkKey.self] = newValue }
  }
}

extension Context {
  /// The context for the content of the link, in which buttons are drawn as buttons.
  var unlinked: Context {
    var values = EnvironmentValues(environment)
    values.styledLink = nil
    var copy = self
    copy.environment = values.store
    return copy
  }
}

/// The body of a link in a custom button style.
nonisolated package struct StyledLinkBody<Label: View>: View {
  var style: StyleBox<PrimitiveButtonStyleConfiguration>
  var link: StyledLink
  var label: Label
  var action: @MainActor () -> Void

  package init(
    style: StyleBox<PrimitiveButtonStyleConfiguration>, link: StyledLink, label: Label,
    action: @escaping @MainActor () -> Void
  ) {
    (self.style, self.link, self.label, self.action) = (style, link, label, action)
  }

  @MainActor package var body: some View {
    style.make(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(part: StylePart(label)), action: action, after: nil)
    )
    .environment(\.styledLink, link)
  }
}
