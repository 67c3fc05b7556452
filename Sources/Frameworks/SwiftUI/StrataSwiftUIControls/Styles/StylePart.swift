package import StrataViewTree
package import SwiftUICore

/// A part of a control that a style places.
nonisolated package struct StylePart: View, Sendable {
  package typealias Body = Never
  private let content: ForMainActor<any View>
  /// A Boolean value that indicates whether the part is an empty view.
  let isEmpty: Bool

  package init<Content: View>(_ content: Content) {
    self.content = (content as? any WrapsStylePart)?.part.content ?? ForMainActor(content)
    isEmpty =
      Content.self == EmptyView.self || (content as? any WrapsStylePart)?.part.isEmpty == true
  }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    view.content.value.update(old, context)
  }

  /// The views of the part, which can be read without drawing them.
  @MainActor var views: [any View] { [content.value] }
}

/// A label or content in a style's configuration, with the name of Apple's type.
@MainActor package protocol WrapsStylePart: View {
  nonisolated var part: StylePart { get }
}

extension StylePart: HoldsViews {
  @MainActor package var heldViews: [(id: AnyHashable?, view: any View)] { views.map { (nil, $0) } }
}

extension StylePart {
  /// A part of a style that contains no view.
  package static var none: StylePart { StylePart(EmptyView()) }
}
