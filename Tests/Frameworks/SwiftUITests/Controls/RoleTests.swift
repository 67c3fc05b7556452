import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Card: FormStyle {
  func makeBody(configuration: FormStyleConfiguration) -> some View {
    let content: FormStyleConfiguration.Content = configuration.content
    VStack {
      Text("card")
      content
    }
  }
}

@MainActor @Suite struct RoleTests {
  @Test func `a button without a label is titled by its role in the user's language`() throws {
    var log: [String] = []
    func screen(_ language: String) -> Screen {
      Screen(
        VStack {
          Button(role: .close) { log.append("close") }
          Button(role: .confirm) { log.append("confirm") }
          Button(role: .cancel) { log.append("cancel") }
          Button(role: .destructive, action: { log.append("delete") })
        }, language: language)
    }
    let english = screen("en")
    #expect(english.lines == ["Close", "Done", "Cancel", "Delete"])
    for name in english.lines { try english.button(name).tap() }
    #expect(log == ["close", "confirm", "cancel", "delete"])
    #expect(screen("es").lines == ["Cerrar", "Listo", "Cancelar", "Eliminar"])
    func labelType<L: View>(_ button: Button<L>) -> L.Type { L.self }
    #expect(labelType(Button(role: .close) {}) == DefaultButtonLabel.self)
  }

  @Test
  func `a form is a list in the grouped style, a stack in columns, and drawn by a custom style`() {
    let form = Form { Text("row") }
    func kind(_ view: some View) -> ElementKind? { Drawn(view).elements.first?.kind }
    #expect(kind(form.formStyle(.grouped)) == .list && kind(form.formStyle(.automatic)) == .list)
    #expect(kind(form.formStyle(GroupedFormStyle())) == .list)
    #expect(kind(form.formStyle(AutomaticFormStyle())) == .list)
    #expect(kind(form.formStyle(.columns)) == .vStack)
    #expect(kind(form.formStyle(ColumnsFormStyle())) == .vStack)
    #expect(Screen(form.formStyle(Card())).lines == ["card", "row"])
    func styled<S: FormStyle>(_ style: S) -> [String] { Screen(form.formStyle(style)).lines }
    #expect(styled(Card()) == ["card", "row"])
  }

  @Test func `a control group is a menu or a row, depending on its style`() throws {
    let group = ControlGroup("Zoom") { Button("In") {} }
    for screen in [
      Screen(group.controlGroupStyle(.menu)), Screen(group.controlGroupStyle(.compactMenu)),
      Screen(group.controlGroupStyle(MenuControlGroupStyle())),
      Screen(group.controlGroupStyle(CompactMenuControlGroupStyle())),
    ] {
      #expect(try screen.button("Zoom").drawing[.opens] != nil)
      #expect(try screen.button("In").drawing[.role] == "menuitem")
    }
    for screen in [
      Screen(group.controlGroupStyle(.palette)),
      Screen(group.controlGroupStyle(PaletteControlGroupStyle())),
    ] { #expect(try screen.element("Zoom").drawing[.role] == "group") }
  }

  @Test
  func `a control group with a title shows its content, and its type names title and content`() {
    func contentType<C: View>(_ group: ControlGroup<C>) -> C.Type { C.self }
    let group = ControlGroup("Steps") { Text("a") }
    #expect(contentType(group) == LabeledControlGroupContent<Text, Text>.self)
    #expect(Screen(group).lines.contains("a"))
  }

  @available(*, deprecated)
  @Test func `a menu shows its indicator if menuIndicator is visible`() {
    func arrows(_ visibility: Visibility) -> Int {
      Drawn(Menu("Sort") { Button("Up") {} }.menuIndicator(visibility)).elements
        .count { $0[.symbol] == "chevron.down" }
    }
    #expect(arrows(.visible) == 1 && arrows(.hidden) == 0 && arrows(.automatic) == 0)
    let plain = Screen(Menu("Sort") {}.menuStyle(.borderlessButton))
    #expect(plain.all(.button).first?.drawing[.variant] == "borderless")
  }

  @Test func `a toolbar spacer separates items of the bottom bar`() {
    let screen = Screen(
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: .bottomBar) { Text("left") }
          ToolbarSpacer(placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Text("right") }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
          ToolbarItem(placement: .topBarTrailing) { Text("top") }
            .sharedBackgroundVisibility(.hidden)
        }
      })
    #expect(screen.lines == ["top", "x", "left", "right"])
    func spacers(_ tree: ElementTree) -> Int {
      (tree.element.kind == .spacer ? 1 : 0) + tree.children.map(spacers).reduce(0, +)
    }
    #expect(spacers(screen.drawing) == 1)
    #expect(SpacerSizing.flexible != .fixed)
  }

  @available(*, deprecated)
  @Test func `each deprecated autocapitalization value sets the field's capitalization attribute`()
    throws
  {
    let kinds: [(UITextAutocapitalizationType, String)] = [
      (.none, "none"), (.words, "words"), (.sentences, "sentences"),
      (.allCharacters, "characters"),
    ]
    for (kind, value) in kinds {
      let field = TextField("Name", text: .constant("")).autocapitalization(kind)
      #expect(try Screen(field).field("Name").drawing[.capitalization] == value)
    }
  }

  @Test
  func `defaultMinListRowHeight sets the rows' minimum height, and safeAreaBar shows its bar`() {
    let list = List { Text("row") }.environment(\.defaultMinListRowHeight, 10)
    #expect(
      Drawn(list).has(.limits(minWidth: nil, maxWidth: nil, minHeight: 10, maxHeight: nil)))
    #expect(EnvironmentValues().defaultMinListRowHeight == 44)
    let barred = Screen(Text("content").safeAreaBar(edge: .bottom) { Text("bar") })
    #expect(barred.lines == ["content", "bar"])
  }

  @Test func `hoverEffect, focusEffectDisabled and tabBarMinimizeBehavior leave a text unchanged`()
  {
    let view = Text("x").hoverEffect().hoverEffect(.lift, isEnabled: true).hoverEffectDisabled()
      .focusEffectDisabled().tabBarMinimizeBehavior(.onScrollDown)
    #expect(Screen(view).lines == ["x"])
  }
}
