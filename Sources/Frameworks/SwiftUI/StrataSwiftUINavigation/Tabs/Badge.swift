import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A short note beside a view: in the bar of a tab view, or at the end of a row.
struct BadgeModifier: ViewModifier {
  /// Tells a badge that stands in the tab bar from those that are drawn in place.
  final class Token: Sendable {}

  var text: Text?
  let token = Token()
  @Environment(\.takenBadge) private var taken

  init(text: Text?) { self.text = text }

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

  /// The badge that stands elsewhere.
  var takenBadge: BadgeModifier.Token? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Notes a number beside the view; 0 is none.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Notes something beside the view.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }

  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { Text($0) }))
  }
}
