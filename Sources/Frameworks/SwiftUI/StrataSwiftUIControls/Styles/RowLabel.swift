import StrataSwiftUIDrawing
import StrataSwiftUILayout
package import StrataViewTree
package import SwiftUICore

/// The label of a control in a ``ControlRow``, as one element beside the control: several texts are
/// a title with subtitles below it, and other views are beside each other.
nonisolated package struct RowLabel<Content: View>: View {
  package typealias Body = Never
  var content: Content

  package init(content: Content) { self.content = content }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let whole = (view.content as? any WrapsStylePart)?.part.views.first ?? view.content
    guard type(of: whole).isSeveral else {
      return ControlLabel._update(ControlLabel(content: view.content), old, context)
    }
    if let titles = LabelTitles(whole) {
      return ControlLabel._update(ControlLabel(content: titles), old, context)
    }
    return ControlLabel._update(ControlLabel(content: HStack { view.content }), old, context)
  }
}

extension View {
  /// A Boolean value that indicates whether a view of this type is several views, or has a body of
  /// several views.
  fileprivate static var isSeveral: Bool {
    Self.self is any SeveralViews.Type || (Body.self != Never.self && Body.isSeveral)
  }
}

/// A control's title with its subtitles.
private struct LabelTitles: View {
  private let title: Text
  private let subtitles: [Text]

  /// Creates the titles of a label; returns `nil` if it does not consist of several texts.
  init?(_ label: any View) {
    guard label is any SeveralViews, let views = (label as? any HoldsViews)?.heldViews.map(\.view)
    else { return nil }
    let texts = views.compactMap { $0 as? Text }
    guard texts.count > 1, texts.count == views.count else { return nil }
    (title, subtitles) = (texts[0], Array(texts.dropFirst()))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title
      ForEach(subtitles.indices, id: \.self) { index in
        subtitles[index].font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}
