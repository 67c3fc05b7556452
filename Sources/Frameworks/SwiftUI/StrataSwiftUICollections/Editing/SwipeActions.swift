import StrataRendering
import StrataSwiftUIDrawing
package import StrataViewTree
public import SwiftUICore

extension View {
  /// Buttons that a swipe over the row shows; a pointer or the keyboard's focus shows them too.
  ///
  /// - Parameter allowsFullSwipe: whether a swipe over most of the row does the first of them.
  public func swipeActions<T: View>(
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

/// The buttons of a swipe.
struct SwipeBar<Content: View>: View {
  var edge: HorizontalEdge
  var isFull: Bool
  var content: Content

  var body: some View {
    RowPart(variant: "part swipe \(edge)\(isFull ? " full" : "")", content: content)
  }
}

/// The part of a row that a swipe shows, for whoever makes rows elsewhere.
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

/// The word on the button that deletes a row, in the person's language.
package struct DeleteWord: View {
  @Environment(\.locale) private var locale

  package init() {}

  package var body: some View { Text(verbatim: ListWords(locale)[.delete]) }
}
