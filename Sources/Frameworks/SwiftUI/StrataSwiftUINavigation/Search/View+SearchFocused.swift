public import SwiftUICore

/// The focus of a search field: a function that returns whether the app requests the focus, and one
/// that reports it to the app.
///
/// The object stays the same for as long as the modifier exists. Closures cannot be compared, so
/// with a closure every view of the page would count as changed.
@MainActor final class SearchFocus {
  /// Returns whether the app requests the focus. A node that calls it depends on the app's value.
  var isWanted: () -> Bool = { false }
  var report: (Bool) -> Void = { _ in }

  nonisolated init() {}
}

extension SearchFocus: Equatable {
  nonisolated static func == (left: SearchFocus, right: SearchFocus) -> Bool { left === right }
}

nonisolated private struct SearchFocusModifier<Value: Hashable>: ViewModifier {
  var binding: FocusState<Value>.Binding
  var value: Value
  @State private var focus = SearchFocus()

  @MainActor func body(content: Content) -> some View {
    let (focus, binding, value) = (focus, binding, value)
    focus.report = { hasFocus in
      if hasFocus {
        binding.wrappedValue = value
      } else if binding.box.untracked == value {
        binding.wrappedValue = binding.resting
      }
    }
    focus.isWanted = { binding.wrappedValue == value }
    return content.environment(\.searchFocus, focus)
  }
}

extension EnvironmentValues {
  private enum FocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

  var searchFocus: SearchFocus? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

extension View {
  /// Binds the focus of the search field inside this view to a Boolean value.
  ///
  ///     List(results) { Row($0) }
  ///       .searchable(text: $text)
  ///       .searchFocused($isSearching)
  ///
  /// Same as Apple's: the value indicates whether the field has the focus, and setting it moves the
  /// focus.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier(binding: binding, value: true))
  }

  /// Binds the focus of the search field inside this view to a value.
  ///
  /// - Parameters:
  ///   - binding: A binding to the focused element.
  ///   - value: The value that the state has while the field has the focus.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusModifier(binding: binding, value: value))
  }
}
