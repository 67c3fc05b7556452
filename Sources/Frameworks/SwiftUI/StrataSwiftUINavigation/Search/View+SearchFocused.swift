public import SwiftUICore

/// What the app wants of the focus of a search field, and who is told where it is.
///
/// It stays one object while its place stands: by a closure, which is another one each time, every
/// view of the page would count as changed.
@MainActor final class SearchFocus {
  /// Reading it makes a place depend on the app's value.
  var isWanted: () -> Bool = { false }
  var report: (Bool) -> Void = { _ in }

  nonisolated init() {}
}

extension SearchFocus: Equatable {
  nonisolated static func == (left: SearchFocus, right: SearchFocus) -> Bool { left === right }
}

private struct SearchFocusModifier<Value: Hashable>: ViewModifier {
  var binding: FocusState<Value>.Binding
  var value: Value
  @State private var focus = SearchFocus()

  func body(content: Content) -> some View {
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
  /// Ties the focus of the search field below to a flag.
  ///
  ///     List(results) { Row($0) }
  ///       .searchable(text: $text)
  ///       .searchFocused($isSearching)
  ///
  /// Same as Apple's: the flag says where the focus is, and setting it moves the focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier(binding: binding, value: true))
  }

  /// Ties the focus of the search field below to one value of several.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusModifier(binding: binding, value: value))
  }
}
