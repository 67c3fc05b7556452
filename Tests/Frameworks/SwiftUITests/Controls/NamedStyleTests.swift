import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of styles written by the names of their types, as older sources do.
@MainActor @Suite struct NamedStyleTests {
  private func kinds(_ view: some View) -> [ElementKind] {
    Screen(view).all(.progress).map(\.drawing.kind)
  }

  private func variant(_ view: some View, _ kind: ElementKind) -> String? {
    Drawn(view).elements.first { $0.kind == kind }?[.variant]
  }

  @available(*, deprecated)
  @Test
  func `a progress view's accessibility label is on its spinner or bar, not on a box around it`()
    throws
  {
    let spinner = Drawn(ProgressView().accessibilityLabel("Fetching rain"))
    #expect(spinner.elements.filter { $0[.label] != nil }.map(\.kind) == [.spinner])
    #expect(spinner.elements.compactMap { $0[.label] } == ["Fetching rain"])
    let padded = Drawn(ProgressView(value: 0.5).padding().accessibilityLabel("Half"))
    #expect(padded.elements.filter { $0[.label] == "Half" }.map(\.kind) == [.progress])
    let bar = Drawn(ProgressView(value: 0.5).accessibilityValue("half of it"))
    #expect(bar.elements.filter { $0[.valueText] != nil }.map(\.kind) == [.progress])
    #expect(bar.elements.compactMap { $0[.label] } == ["Loading"])
  }

  @Test func `progress view styles draw a spinner, a ring or a bar, and set its tint`() {
    let half = ProgressView(value: 0.5)
    #expect(kinds(ProgressView().progressViewStyle(CircularProgressViewStyle())) == [.spinner])
    #expect(kinds(half.progressViewStyle(CircularProgressViewStyle())) == [.ring])
    #expect(kinds(half.progressViewStyle(LinearProgressViewStyle())) == [.progress])
    #expect(kinds(half.progressViewStyle(DefaultProgressViewStyle())) == [.progress])
    let red = StyleRule.tint(.named("red"))
    #expect(Drawn(half.progressViewStyle(CircularProgressViewStyle(tint: .red))).has(red))
    #expect(Drawn(half.progressViewStyle(LinearProgressViewStyle(tint: .red))).has(red))
    #expect(!Drawn(half.progressViewStyle(LinearProgressViewStyle())).has(red))
  }

  @Test func `linear gauge styles draw a bar, and circular ones draw a ring`() {
    let gauge = Gauge(value: 0.5) { Text("Speed") }
    #expect(kinds(gauge.gaugeStyle(DefaultGaugeStyle())) == [.progress])
    #expect(kinds(gauge.gaugeStyle(LinearCapacityGaugeStyle())) == [.progress])
    #expect(kinds(gauge.gaugeStyle(AccessoryLinearGaugeStyle())) == [.progress])
    #expect(kinds(gauge.gaugeStyle(AccessoryLinearCapacityGaugeStyle())) == [.progress])
    #expect(kinds(gauge.gaugeStyle(AccessoryCircularGaugeStyle())) == [.ring])
    #expect(kinds(gauge.gaugeStyle(AccessoryCircularCapacityGaugeStyle())) == [.ring])
    let words = Screen(gauge.gaugeStyle(DefaultGaugeStyle())).lines
    #expect(words.contains("Speed"), "wide gauges show their label")
  }

  @Test func `list styles set the variant of the list: inset as plain, inset grouped as automatic`()
  {
    let list = List { Text("row") }
    #expect(variant(list.listStyle(PlainListStyle()), .list) == "plain")
    #expect(variant(list.listStyle(InsetListStyle()), .list) == "plain")
    #expect(variant(list.listStyle(GroupedListStyle()), .list) == "grouped")
    #expect(variant(list.listStyle(SidebarListStyle()), .list) == "sidebar")
    let automatic = variant(list.listStyle(DefaultListStyle()), .list)
    #expect(variant(list.listStyle(InsetGroupedListStyle()), .list) == automatic)
    #expect(automatic != "plain")
  }

  @Test func `text field styles draw the field with a rounded border or without one`() {
    let field = TextField("Name", text: .constant(""))
    #expect(variant(field.textFieldStyle(RoundedBorderTextFieldStyle()), .textField) == "rounded")
    #expect(variant(field.textFieldStyle(.roundedBorder), .textField) == "rounded")
    #expect(variant(field.textFieldStyle(PlainTextFieldStyle()), .textField) == "bare")
    #expect(variant(field.textFieldStyle(DefaultTextFieldStyle()), .textField) == nil)
  }

  @Test func `a generic function accepts a text field style in its short form, such as plain`() {
    func dressed<S: TextFieldStyle>(_ style: S) -> String? {
      variant(TextField("Name", text: .constant("")).textFieldStyle(style), .textField)
    }
    #expect(dressed(.plain) == "bare")
  }

  @available(*, deprecated)
  @Test func `toggles are switches, or buttons in the button style`() throws {
    let toggle = Toggle("Wind", isOn: .constant(true))
    for screen in [
      Screen(toggle.toggleStyle(DefaultToggleStyle())),
      Screen(toggle.toggleStyle(SwitchToggleStyle())),
    ] { #expect(try screen.toggle("Wind").isOn) }
    let red = SwitchToggleStyle(tint: .red)
    #expect(Drawn(toggle.toggleStyle(red)).has(.tint(.named("red"))))
    let button = Screen(toggle.toggleStyle(ButtonToggleStyle()))
    #expect(button.all(.toggle).isEmpty)
    #expect(try button.button("Wind").drawing[.isPressed] == "true")
  }

  @Test func `each label style shows the title, the icon or both`() {
    func symbols(_ style: some LabelStyle) -> (icons: Int, isSpokenOnly: Bool) {
      let drawn = Drawn(Label("Add", systemImage: "plus").labelStyle(style))
      let icons = drawn.elements.count { $0.kind == .symbol }
      return (icons, drawn.elements.contains { $0[.variant] == "vh" })
    }
    #expect(symbols(DefaultLabelStyle()) == (1, false))
    #expect(symbols(TitleAndIconLabelStyle()) == (1, false))
    #expect(symbols(IconOnlyLabelStyle()) == (1, true))
    #expect(symbols(TitleOnlyLabelStyle()) == (0, false))
  }

  @Test func `each picker style draws its control: segments, wheel, menu or navigation link`()
    throws
  {
    let picker = Picker("Unit", selection: .constant(1)) {
      Text("km").tag(1)
      Text("mi").tag(2)
    }
    #expect(variant(picker.pickerStyle(InlinePickerStyle()), .segments) == "inline")
    #expect(Drawn(picker.pickerStyle(SegmentedPickerStyle())).elements[0].kind == .segments)
    #expect(Drawn(picker.pickerStyle(PalettePickerStyle())).elements[0].kind == .segments)
    #expect(variant(picker.pickerStyle(WheelPickerStyle()), .picker) == "wheel")
    #expect(try Screen(picker.pickerStyle(MenuPickerStyle())).picker("Unit").value == "km")
    #expect(try Screen(picker.pickerStyle(DefaultPickerStyle())).picker("Unit").value == "km")
    let link = Screen(
      NavigationStack { picker.pickerStyle(NavigationLinkPickerStyle()) })
    #expect(link.all(.picker).isEmpty && link.text.contains("km"))
  }

  @Test func `a generic function accepts a picker style in its short form, such as segmented`() {
    func stands<S: PickerStyle>(_ style: S) -> ElementKind? {
      Drawn(Picker("Unit", selection: .constant(1)) { Text("km").tag(1) }.pickerStyle(style))
        .elements.first?.kind
    }
    #expect(stands(.segmented) == .segments)
  }

  @Test
  func `group boxes, labelled content, control and disclosure groups accept their built-in styles`()
    throws
  {
    let screen = Screen(
      VStack {
        GroupBox("Wind") { Text("12") }.groupBoxStyle(DefaultGroupBoxStyle())
        LabeledContent("Version", value: "1.0").labeledContentStyle(AutomaticLabeledContentStyle())
        ControlGroup("Steps") { Button("Back") {} }
          .controlGroupStyle(NavigationControlGroupStyle())
        DisclosureGroup("More") { Text("inside") }
          .disclosureGroupStyle(AutomaticDisclosureGroupStyle())
      })
    #expect(screen.lines == ["Wind", "12", "Version", "1.0", "Back", "More"])
    #expect(try screen.element("Steps").drawing[.role] == "group")
    try screen.button("More").tap()
    #expect(screen.lines.last == "inside")
    #expect(type(of: AutomaticControlGroupStyle.automatic) == AutomaticControlGroupStyle.self)
  }

  @available(*, deprecated)
  @Test func `a menu opens in each menu style`() throws {
    let menu = Menu("Sort") { Button("By name") {} }
    for screen in [
      Screen(menu.menuStyle(DefaultMenuStyle())), Screen(menu.menuStyle(ButtonMenuStyle())),
      Screen(menu.menuStyle(BorderlessButtonMenuStyle())),
    ] {
      let opener = try screen.button("Sort").drawing
      #expect(opener[.opens] != nil)
      #expect(try screen.button("By name").drawing[.role] == "menuitem")
    }
    let plain = Screen(menu.menuStyle(BorderlessButtonMenuStyle()))
    #expect(try plain.button("Sort").drawing[.variant] == "borderless")
  }

  @Test func `date pickers of each style are the browser's date fields`() throws {
    let picker = DatePicker(
      "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
    ).environment(\.timeZone, .gmt)
    for screen in [
      Screen(picker.datePickerStyle(DefaultDatePickerStyle())),
      Screen(picker.datePickerStyle(CompactDatePickerStyle())),
      Screen(picker.datePickerStyle(GraphicalDatePickerStyle())),
      Screen(picker.datePickerStyle(WheelDatePickerStyle())),
    ] { #expect(try screen.find(.datePicker, "Day").value == "1970-01-01") }
  }

  @Test func `a paged tab view has dots, with a background if the style requests it`() {
    func dots(_ view: some View) -> String? {
      Drawn(view).elements.first { $0[.variant]?.hasPrefix("dots") == true }?[.variant]
    }
    let pages = TabView {
      Text("one")
      Text("two")
    }
    #expect(dots(pages.tabViewStyle(PageTabViewStyle())) == "dots")
    #expect(dots(pages.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))) == nil)
    let always: PageTabViewStyle.IndexDisplayMode = .always
    #expect(dots(pages.tabViewStyle(PageTabViewStyle(indexDisplayMode: always))) == "dots")
    let ground: PageIndexViewStyle.BackgroundDisplayMode = .always
    let solid = PageIndexViewStyle(backgroundDisplayMode: ground)
    #expect(
      dots(pages.tabViewStyle(PageTabViewStyle()).indexViewStyle(solid)) == "dots solid")
    let shy = PageIndexViewStyle(backgroundDisplayMode: .interactive)
    #expect(dots(pages.tabViewStyle(PageTabViewStyle()).indexViewStyle(shy)) == "dots")
    func index<S: IndexViewStyle>(_ style: S) -> String? {
      dots(pages.tabViewStyle(.page).indexViewStyle(style))
    }
    #expect(index(.page(backgroundDisplayMode: .always)) == "dots solid")
  }

  @Test func `a tab view in the default or the sidebarAdaptable style has a tab bar`() {
    let tabs = TabView { Text("one").tabItem { Text("One") } }
    #expect(Screen(tabs.tabViewStyle(DefaultTabViewStyle())).all(.tab).count == 1)
    #expect(Screen(tabs.tabViewStyle(SidebarAdaptableTabViewStyle())).all(.tab).count == 1)
  }

  @Test func `a custom style that uses a built-in style sets the variant of that style`() {
    struct Own: PrimitiveButtonStyle {
      var name: String
      @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        switch name {
        case "plain": PlainButtonStyle().makeBody(configuration: configuration)
        case "bordered": BorderedButtonStyle().makeBody(configuration: configuration)
        case "borderless": BorderlessButtonStyle().makeBody(configuration: configuration)
        case "prominent": BorderedProminentButtonStyle().makeBody(configuration: configuration)
        default: DefaultButtonStyle().makeBody(configuration: configuration)
        }
      }
    }
    for name in ["plain", "bordered", "borderless", "prominent", "automatic"] {
      #expect(variant(Button("x") {}.buttonStyle(Own(name: name)), .button) == name)
    }
  }
}
