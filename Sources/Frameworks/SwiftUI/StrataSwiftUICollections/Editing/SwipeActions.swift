import StrataRendering
import StrataSwiftUIDrawing
package import StrataViewTree
public import SwiftUICore

extension View {
  /// Adds buttons that are revealed by a swipe over the row, by a pointer, or by the keyboard
  /// focus.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the buttons are revealed.
  ///   - allowsFullSwipe: Whether a swipe over most of the row performs the first action.
  ///   - content: The buttons.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let content = content()
    return row { row in
      row.add(
        .init("swipe \(edge)") { old, context, _ in
          SwipeBar._update(
            SwipeBar(edge: edge, isFull: allowsFullSwipe, content: content), old, context)
        })
    }
  }
}

/// The buttons that a swipe reveals.
struct SwipeBar<Content: View>: View {
  var edge: HorizontalEdge
  var isFull: Bool
  var content: Content

  var body: some View {
    RowPart(variant: "part swipe \(edge)\(isFull ? " full" : "")", content: content)
  }
}

/// Creates the part of a row that a swipe reveals, for rows that other modules create.
package enum SwipePart {
  @MainActor package static func part<Content: View>(
    _ edge: HorizontalEdge, isFull: Bool, @ViewBuilder content: () -> Content
  ) -> Wrapping.Part {
    let bar = SwipeBar(edge: edge, isFull: isFull, content: content())
    return Wrapping.Part("swipe \(edge)") { old, context, _ in
      SwipeBar._update(bar, old, context)
    }
  }
}

/// The title of the button that deletes a row, in the user's language.
package struct DeleteWord: View {
  @Environment(\.locale) private var locale

  nonisolated package init() {}

  package var body: some View { Text(verbatim: ListWords(locale)[.delete]) }
}
