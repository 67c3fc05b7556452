import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// Shows a badge, which is a number or a short text. It is in the tab bar if the view is a tab, and
/// at the end of the row otherwise.
struct BadgeModifier: ViewModifier {
  /// An identity by which a badge in the tab bar is distinguished from badges that are drawn with
  /// their view.
  final class Token: Sendable {}

  var text: Text?
  let token = Token()
  @Environment(\.takenBadge) private var taken

  nonisolated init(text: Text?) { self.text = text }

  func body(content: Content) -> some View {
    if let text, taken !== token {
      content.row { row in
        row.add(
          .init("badge") { old, context, _ in
            RowPart._update(RowPart(variant: "part row-badge", content: text), old, context)
          })
      }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  private enum BadgeKey: EnvironmentKey {
    static var defaultValue: BadgeModifier.Token? { nil }
  }

  /// The badge that the tab bar draws, and that is therefore not drawn with its view.
  var takenBadge: BadgeModifier.Token? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Sets a number as the view's badge. With 0 the view has no badge.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Sets a text as the view's badge. With `nil` the view has no badge.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  /// Sets a localized text as the view's badge. With `nil` the view has no badge.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }

  /// Sets a text that is not localized as the view's badge. With `nil` the view has no badge.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { Text($0) }))
  }
}
