import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A short note on a view: in the bar of a tab view, or at the end of a row.
struct BadgeModifier: ViewModifier {
  /// An identity that distinguishes a badge in the tab bar from those drawn in place.
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

  /// The badge that the tab bar draws, which is therefore not drawn in place.
  var takenBadge: BadgeModifier.Token? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Adds a number to the view; 0 adds none.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Adds a short note to the view.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  /// Adds a short localized note to the view.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }

  /// Adds a short note to the view that is not localized.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { Text($0) }))
  }
}
