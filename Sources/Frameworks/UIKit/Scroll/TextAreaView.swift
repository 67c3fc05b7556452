import StrataRendering
import StrataSwiftUIApp
import StrataViewTree

/// The SwiftUI view of a text view: an editor, or a text that scrolls.
struct TextAreaView: View {
  let view: UITextView
  let edition: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    let wants = view.wantsFocus.current
    Group {
      if view.isEditable {
        editor(wants)
      } else if view.isScrollEnabled {
        ScrollView { words }.modifier(AttributeModifier(attributes: name))
      } else {
        words.modifier(AttributeModifier(attributes: name))
      }
    }
    .font(view.font?.font)
    .foregroundStyle(view.textColor?.color ?? .primary)
    .multilineTextAlignment(view.textAlignment.swiftUI)
  }

  private func editor(_ wants: Bool) -> some View {
    TextEditor(text: text)
      .modifier(AttributeModifier(attributes: name))
      .textEditorStyle(.plain)
      .focused($isFocused)
      .onChange(of: isFocused) { _, new in view.focusChanged(new) }
      .onChange(of: wants, initial: true) { _, new in if new != isFocused { isFocused = new } }
      .keyboardType(view.keyboardType)
      .textContentType(view.textContentType)
      .submitLabel(view.returnKeyType.label)
      .textInputAutocapitalization(view.autocapitalizationType.swiftUI)
      .autocorrectionDisabled(view.autocorrectionType == .no)
      .scrollDisabled(!view.isScrollEnabled)
      .padding(insets)
  }

  private var words: some View {
    selectable(
      view.shown
        .lineLimit(limit == 0 ? nil : limit)
        .truncationMode(view.textContainer.lineBreakMode.swiftUI)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .padding(insets))
  }

  @ViewBuilder private func selectable(_ words: some View) -> some View {
    if view.isSelectable {
      words.textSelection(.enabled)
    } else {
      words.textSelection(.disabled)
    }
  }

  private var limit: Int { view.textContainer.maximumNumberOfLines }

  /// The accessibility label, if the app has set one.
  private var name: [Attribute: String] { view.spoken.label.map { [.label: $0] } ?? [:] }

  private var insets: EdgeInsets {
    var insets = view.textContainerInset.edges
    insets.leading += view.textContainer.lineFragmentPadding
    insets.trailing += view.textContainer.lineFragmentPadding
    return insets
  }

  private var text: Binding<String> {
    Binding(get: { [weak view] in view?.text ?? "" }, set: { [weak view] in view?.written($0) })
  }
}
