import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A view with a search field above it.
nonisolated private struct SearchHost<Base: View>: View {
  var base: Base
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var prompt: Text?
  @State private var activity = SearchActivity()

  @MainActor var body: some View {
    let (text, activity) = (text, activity)
    (activity.text, activity.isPresented) = (text, isPresented)
    return
      base
      .environment(\.searchIsActive, activity.isActive.current)
      .environment(\.searchActivity, activity)
      .modifier(
        PageModifier(
          tell: { page, owner, context in
            let search = SearchModel(
              text: text, prompt: prompt,
              submit: EnvironmentValues(context.environment).submitActions.search.together,
              environment: context.environment, activity: activity)
            page.set(\.search, search, by: owner)
          }, withdraw: { page, owner in page.reset(\.search, to: nil, by: owner) })
      )
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, new in
        if let new { activity.request(new) }
      }
  }
}

/// The scopes of a search, side by side.
nonisolated private struct ScopeChoice<Value: Hashable, Content: View>: View {
  var scope: Binding<Value>
  var content: Content
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    ChoiceElement(
      look: .segmented, options: PickerOptions(scope), isEnabled: isEnabled, content: content,
      label: .none)
  }
}

extension View {
  nonisolated private func searchable(
    in text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?
  ) -> some View {
    SearchHost(base: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Adds a search field to the page.
  ///
  /// Partial in `placement`: the argument has no effect; the field is below the title.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - placement: The place of the search field.
  ///   - prompt: The text that an empty field shows.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(in: text, nil, prompt) }

  /// Adds a search field with a localized prompt to the page.
  ///
  /// Partial in `placement`: the argument has no effect; the field is below the title.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - placement: The place of the search field.
  ///   - prompt: The text that an empty field shows.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(in: text, nil, Text(prompt)) }

  /// Adds a search field to the page, with a prompt that is not localized.
  ///
  /// Partial in `placement`: the argument has no effect; the field is below the title.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - placement: The place of the search field.
  ///   - prompt: The text that an empty field shows.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(in: text, nil, Text(prompt)) }

  /// Adds a search field to the page and binds whether the search is active.
  ///
  /// Partial in `placement`: the argument has no effect; the field is below the title.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - isPresented: A binding to a Boolean value that indicates whether the search is active.
  ///   - placement: The place of the search field.
  ///   - prompt: The text that an empty field shows.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(in: text, isPresented, prompt) }

  /// Adds a search field with a localized prompt to the page and binds whether the search is
  /// active.
  ///
  /// Partial in `placement`: the argument has no effect; the field is below the title.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - isPresented: A binding to a Boolean value that indicates whether the search is active.
  ///   - placement: The place of the search field.
  ///   - prompt: The text that an empty field shows.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(in: text, isPresented, Text(prompt)) }

  /// Adds a search field to the page, with a prompt that is not localized, and binds whether the
  /// search is active.
  ///
  /// Partial in `placement`: the argument has no effect; the field is below the title.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - isPresented: A binding to a Boolean value that indicates whether the search is active.
  ///   - placement: The place of the search field.
  ///   - prompt: The text that an empty field shows.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(in: text, isPresented, Text(prompt)) }

  /// Adds scopes to a search, which are a choice below the field while the search is active.
  ///
  /// - Parameters:
  ///   - scope: A binding to the selected scope.
  ///   - scopes: The views of the scopes. Each has a `tag(_:)`.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds scopes to a search, which are shown from a given event on.
  ///
  /// - Parameters:
  ///   - scope: A binding to the selected scope.
  ///   - activation: The event at which the scopes are shown.
  ///   - scopes: The views of the scopes. Each has a `tag(_:)`.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let kept = ForMainActor(ScopeChoice(scope: scope, content: scopes()))
    return modifier(
      PageModifier(
        tell: { page, owner, context in
          let scopes = SearchScopes(
            content: AnyView(kept.value.modifier(ForeignEnvironment(context.environment))),
            needsText: activation.needsText)
          page.set(\.scopes, scopes, by: owner)
        }, withdraw: { page, owner in page.reset(\.scopes, to: nil, by: owner) }))
  }
}
