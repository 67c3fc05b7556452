import StrataRendering
import StrataSwiftUIAccessibility
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The search field of a page with its suggestions. Assistive technology sees a combo box.
struct SearchBar: View {
  var page: PageModel
  @Environment(\.locale) private var locale

  /// The name of the list of suggestions. It is unique for each page, as a window may contain
  /// several pages.
  private var listName: String? {
    page.suggestions.current == nil ? nil : "proposals-\(page.number)"
  }

  var body: some View {
    if let search = page.search.current {
      let isActive = search.activity.isActive.current
      Structure(.search) {
        Structure(.box, variant: "search-box") {
          Image(systemName: "magnifyingglass").accessibilityHidden(true)
          SearchField(
            search: search, value: search.text.wrappedValue,
            words: FrameworkWords(locale), listName: listName)
          if isActive {
            Button(FrameworkWords(locale)[.cancel]) {
              if !search.text.wrappedValue.isEmpty { search.text.wrappedValue = "" }
              search.activity.request(false)
            }
          }
        }
        if isActive, let scopes = page.scopes.current,
          !scopes.needsText || !search.text.wrappedValue.isEmpty
        {
          scopes.content
        }
        if let suggestions = page.suggestions.current {
          SuggestionList(
            label: FrameworkWords(locale)[.suggestions], name: listName ?? "",
            content: suggestions)
        }
      }
      .modifier(ForeignEnvironment(search.environment))
    }
  }
}

private struct SearchField: View {
  typealias Body = Never
  var search: SearchModel
  var value: String
  var words: FrameworkWords
  /// The name of the list of suggestions, if there is one.
  var listName: String?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    let prompt = view.search.prompt?.resolved(in: environment) ?? view.words[.search]
    var element = Element(
      .textField, events: [.input, .submit, .focus, .blur], control: .text(view.value))
    element[.role] = "combobox"
    element[.label] = prompt
    element[.placeholder] = prompt
    element[.contentType] = "search"
    element[.submitLabel] = "search"
    element[.identifier] = "SearchField"
    element[.draftKey] = context.pathKey
    element[.controls] = view.listName
    // With Shift for keyboards on which `/` needs it.
    element[.shortcut] = "/ Shift+/ Control+K Meta+K"
    let (text, submit, activity) = (view.search.text, view.search.submit, view.search.activity)
    let focus = environment.searchFocus
    let node = ElementNode.update(
      old, context, element,
      handlers: [
        (.input, { text.wrappedValue = $0.value }),
        (
          .submit,
          { event in
            if text.wrappedValue != event.value { text.wrappedValue = event.value }
            submit?()
          }
        ),
        (
          .focus,
          { _ in
            activity.set(true)
            focus?.report(true)
          }
        ),
        (
          .blur,
          { _ in
            if text.wrappedValue.isEmpty { activity.set(false) }
            focus?.report(false)
          }
        ),
      ])
    let isWanted = focus.map { focus in context.reading(focus.isWanted) }
    if let wanted = activity.wantsFocus ?? isWanted {
      activity.wantsFocus = nil
      (node as? ElementNode)?.field?.focus(isWanted: wanted)
    }
    return node
  }
}

private struct SuggestionList<Content: View>: View {
  typealias Body = Never
  var label: String
  var name: String
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let element = Element(.suggestions, attributes: [.label: view.label, .name: view.name])
    return ElementNode.update(old, context, element) { old, context in
      var context = context
      context.wrapper = .suggestion
      return Content._update(view.content, old, context)
    }
  }
}
