package import SwiftUICore

/// A type-erased style in the environment. Controls with equal boxes are drawn alike.
package struct StyleBox<Configuration>: Equatable {
  private let style: Any
  private let isSame: @MainActor (Any) -> Bool
  package let make: @MainActor (Configuration) -> AnyView

  nonisolated init<Style, Made: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Made
  ) {
    self.style = style
    let kept = ForMainActor(style)
    isSame = { other in
      (other as? Style).map { FieldPlan.plan(for: Style.self).isSame($0, kept.value) } ?? false
    }
    self.make = { configuration in
      AnyView(
        StyledBody(style: Connected(value: kept.value), configuration: configuration, make: make))
    }
  }

  package static func == (left: Self, right: Self) -> Bool {
    let pair = Pair(left: left, right: right)
    return MainActor.assumeIsolated { pair.left.isSame(pair.right.style) }
  }

  // @unchecked: only the view tree compares environment values, on the main actor.
  private struct Pair: @unchecked Sendable {
    var left: StyleBox
    var right: StyleBox
  }
}

/// The view that a style returns for a control. It is evaluated as a view, so a style can have
/// state and read the environment.
nonisolated struct StyledBody<Style, Configuration, Made: View>: View {
  var style: Connected<Style>
  var configuration: Configuration
  var make: @MainActor (Style, Configuration) -> Made

  @MainActor var body: some View { make(style.value, configuration) }
}

/// A key for the style of a kind of control.
package struct StyleOf<Configuration>: Hashable {
  package init() {}
}

private enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleBox<Configuration>? { nil }
}

extension EnvironmentValues {
  package subscript<Configuration>(style: StyleOf<Configuration>) -> StyleBox<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of one kind of control in this view.
  nonisolated package func styled<Style, Configuration, Made: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Made
  ) -> some View {
    environment(\.[StyleOf<Configuration>()], StyleBox(style, make))
  }

  /// Removes a style, so that its control has the default look within the style's body.
  nonisolated package func unstyled<Configuration>(_ style: StyleOf<Configuration>) -> some View {
    environment(\.[style], nil)
  }
}
