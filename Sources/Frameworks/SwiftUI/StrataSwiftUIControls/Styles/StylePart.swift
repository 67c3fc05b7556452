package import StrataViewTree
package import SwiftUICore

/// A part of a control that a style puts where it likes.
package struct StylePart: View {
  package typealias Body = Never
  private let content: any View
  /// Whether there is something to show.
  let isEmpty: Bool

  package init<Content: View>(_ content: Content) {
    self.content = (content as? any WrapsStylePart)?.part.content ?? content
    isEmpty =
      Content.self == EmptyView.self || (content as? any WrapsStylePart)?.part.isEmpty == true
  }

  package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    view.content.update(old, context)
  }

  /// The views inside, for whoever reads them without drawing.
  var views: [any View] { [content] }
}

/// A configuration's label or content: Apple's name for a style part.
@MainActor package protocol WrapsStylePart: View {
  var part: StylePart { get }
}

extension StylePart: HoldsViews {
  package var heldViews: [(id: AnyHashable?, view: any View)] { views.map { (nil, $0) } }
}

extension StylePart {
  /// Nothing.
  package static var none: StylePart { StylePart(EmptyView()) }
}
