import StrataRendering
import StrataSymbols
import Testing

@testable import StrataHTMLRenderer

/// Tests of the markup of elements, each compared as a whole.
@MainActor @Suite struct MarkupTests {
  /// Returns the markup of an element; its number, ` data-n="7"`, is shown as `#`.
  private func markup(_ element: Element) -> String {
    let tree = ElementTree(id: ElementID(7), element: element)
    let root = ElementTree(id: .screen, element: Element(.root), children: [tree])
    return HTMLRenderer().page([root]).contents[0].replacing(" data-n=\"7\"", with: "#")
  }

  /// Returns the attributes of a kind of element with some attributes.
  private func attributes(
    _ attributes: Attributes, _ kind: ElementKind = .span, events: EventSet = []
  ) -> String {
    let text = markup(Element(kind, attributes: attributes, events: events))
    return text.split(separator: ">")[0].split(separator: "#", maxSplits: 1).dropFirst().joined()
  }

  private static let kinds: [ElementKind: String] = [
    .root: "<div# class=\"root\"></div>", .box: "<div# class=\"bx\"></div>",
    .vStack: "<div# class=\"v\"></div>", .hStack: "<div# class=\"h\"></div>",
    .zStack: "<div# class=\"z\"></div>", .scroll: "<div# class=\"sc\"></div>",
    .spacer: "<div# class=\"sp\"></div>", .divider: "<hr# class=\"dv\">",
    .text: "<span# class=\"t\"></span>", .heading: "<h2# class=\"t\"></h2>",
    .picture: "<img# class=\"pic\" loading=\"lazy\">", .label: "<label# class=\"lb\"></label>",
    .progress: "<progress# class=\"bar\" max=\"1\"></progress>",
    .spinner: "<div# class=\"spin\" role=\"progressbar\"></div>",
    .button: "<button# class=\"btn\" type=\"button\"></button>", .link: "<a# class=\"lnk\"></a>",
    .textField: "<input# class=\"fld\" type=\"text\">",
    .secureField: "<input# class=\"fld\" type=\"password\">",
    .textEditor: "<textarea# class=\"fld\">\n</textarea>",
    .toggle: "<input# class=\"sw\" type=\"checkbox\" role=\"switch\">",
    .picker: "<select# class=\"pk\"></select>", .segments: "<fieldset# class=\"seg\"></fieldset>",
    .option: "<option#></option>", .list: "<div# class=\"list\"></div>",
    .section: "<section# class=\"sec\"></section>", .sectionHeader: "<h2# class=\"sec-h\"></h2>",
    .sectionFooter: "<div# class=\"sec-f\"></div>", .rows: "<ul# class=\"rows\"></ul>",
    .row: "<li# class=\"row\"></li>", .lazyMore: "<div# class=\"more\"></div>",
    .tabs: "<div# class=\"app\"></div>", .tabBar: "<nav# class=\"tabs\"></nav>",
    .tab: "<a# class=\"tab\"></a>", .tabContent: "<div# class=\"tab-content\"></div>",
    .page: "<div# class=\"page\"></div>", .navigationBar: "<header# class=\"nb\"></header>",
    .barLeading: "<div# class=\"nb-lead\"></div>", .barTrailing: "<div# class=\"nb-trail\"></div>",
    .barTitle: "<span# class=\"nb-title\"></span>", .backLink: "<a# class=\"nb-back\"></a>",
    .largeTitle: "<h1# class=\"lt\"></h1>", .pageContent: "<div# class=\"pc\"></div>",
    .search: "<div# class=\"search\"></div>",
    .suggestions: "<div# class=\"suggest\" role=\"listbox\"></div>",
    .suggestion: "<div# class=\"opt\" role=\"option\"></div>",
    .sheet: "<dialog# class=\"sheet\" data-modal=\"\"></dialog>",
    .alert: "<dialog# class=\"alert\" data-modal=\"\" role=\"alertdialog\"></dialog>",
    .alertMessage: "<div# class=\"alert-m\"></div>",
    .alertActions: "<div# class=\"alert-a\"></div>",
    .carousel: "<div# class=\"pages\" role=\"group\" tabindex=\"0\"></div>",
    .unavailable: "<div# class=\"cu\"></div>",
    .unavailableActions: "<div# class=\"cu-a\"></div>", .grid: "<div# class=\"g\"></div>",
    .gridRow: "<div# class=\"gr\"></div>", .shape: "<div# class=\"shape\"></div>",
    .menu: "<div# class=\"menu\"></div>",
    .menuList: "<div# class=\"menu-list\" role=\"menu\"></div>",
    .space: "<div# class=\"space\" aria-hidden=\"true\"></div>",
    .rowSpace: "<li# class=\"space\" aria-hidden=\"true\"></li>",
    .slider: "<input# class=\"rng\" type=\"range\">",
    .dateField: "<input# class=\"fld date\" required=\"\">",
    .colorField: "<input# class=\"clr\" type=\"color\">", .span: "<span#></span>",
    .fileField: "<input# class=\"fld file\" type=\"file\">", .map: "<div# class=\"map\"></div>",
    .mapPlace: "<div# class=\"pin\"></div>", .frame: "<div# class=\"web\"></div>",
    .video: "<video# controls=\"\" playsinline=\"\" preload=\"metadata\"></video>",
  ]

  @Test(arguments: ElementKind.allCases)
  func `each kind of element has its markup`(kind: ElementKind) {
    let shown = markup(Element(kind))
    switch kind {
    case .symbol:
      let drawing = SymbolMarkup.markup("")
      #expect(shown == "<svg# class=\"i\" viewBox=\"0 0 16 16\">\(drawing)</svg>")
    case .ring:
      #expect(
        shown == "<svg# class=\"ring\" role=\"progressbar\" viewBox=\"0 0 16 16\">"
          + "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><circle cx=\"8\" cy=\"8\" r=\"6.5\" "
          + "pathLength=\"100\" stroke-dasharray=\"0 100\"/></svg>")
    default: #expect(shown == Self.kinds[kind])
    }
  }

  @Test(
    arguments: [
      (.identifier, " data-testid=\"v\""), (.url, " href=\"v\""), (.source, " src=\"v\""),
      (.sources, " srcset=\"v\""), (.minimumScale, " data-fit=\"v\""), (.width, " width=\"v\""),
      (.height, " height=\"v\""), (.alternative, " alt=\"v\""),
      (.placeholder, " placeholder=\"v\""), (.draftKey, " data-k=\"v\""),
      (.keyboard, " inputmode=\"v\""), (.contentType, " autocomplete=\"v\""),
      (.submitLabel, " enterkeyhint=\"v\""), (.capitalization, " autocapitalize=\"v\""),
      (.correction, " autocorrect=\"v\" spellcheck=\"true\""),
      (.isDisabled, " aria-disabled=\"true\""), (.isCurrent, " aria-current=\"page\""),
      (.isBusy, " aria-busy=\"true\""), (.fraction, " value=\"v\""),
      (.autofocus, " data-autofocus=\"\""), (.scrollKey, " data-scroll=\"v\""), (.axis, ""),
      (.level, " aria-level=\"v\""), (.name, " id=\"v\""), (.controls, " aria-controls=\"v\""),
      (.live, " aria-live=\"v\""), (.language, " lang=\"v\""), (.direction, " dir=\"v\""),
      (.anchor, " data-anchor=\"v\""), (.edge, " data-edge=\"v\""),
      (.modality, " data-modal=\"v\""), (.count, " aria-setsize=\"v\""),
      (.position, " aria-posinset=\"v\""), (.space, " data-space=\"v\""),
      (.scheme, " data-scheme=\"v\""), (.isExpanded, " aria-expanded=\"v\""),
      (.members, " data-rows=\"v\""), (.isChecked, " aria-checked=\"v\""),
      (.opens, " popovertarget=\"v\" aria-haspopup=\"menu\""),
      (.shortcut, " aria-keyshortcuts=\"v\""), (.share, " data-share=\"v\""),
      (.touches, " data-g=\"v\""), (.reach, " tabindex=\"0\""), (.twin, " data-mg=\"v\""),
      (.accepted, " accept=\"v\""), (.isMultiple, " multiple=\"\""), (.map, " data-map=\"v\""),
      (.keys, " data-keys=\"v\""), (.hover, " data-hover=\"v\""), (.isInert, " inert=\"\""),
      (.label, " aria-label=\"v\""), (.hint, " title=\"v\""), (.valueText, " title=\"v\""),
      (.role, " role=\"v\""), (.isHidden, " aria-hidden=\"true\""), (.isSelected, ""),
      (.isPressed, ""), (.isRequired, ""), (.minimum, ""), (.maximum, ""), (.step, ""),
      (.symbol, ""), (.choice, ""), (.shape, ""), (.columns, ""), (.group, ""),
      (.variant, " class=\"v\""),
    ] as [(Attribute, String)])
  func `each attribute is written as an attribute of HTML`(attribute: Attribute, text: String) {
    #expect(attributes([attribute: "v"]) == text)
  }

  @Test func `the same attribute is written as different HTML for different kinds of elements`() {
    #expect(attributes([.correction: "off"]) == " autocorrect=\"off\" spellcheck=\"false\"")
    #expect(attributes([.axis: "horizontal"]) == " class=\"x\"")
    #expect(
      attributes([.axis: "horizontal"], .scroll) == " class=\"sc x\" tabindex=\"0\"")
    #expect(attributes([.level: "2"], .heading) == " class=\"t\"")
    #expect(attributes([.level: "3"], .heading) == " class=\"t\" aria-level=\"3\"")
    #expect(
      attributes([.isDisabled: "true"], .textField)
        == " class=\"fld\" type=\"text\" disabled=\"true\"")
    #expect(
      attributes([.minimum: "1", .maximum: "2", .step: "3"], .slider)
        == " class=\"rng\" type=\"range\" min=\"1\" max=\"2\" step=\"3\"")
    #expect(
      attributes([.fraction: "0.126"], .ring)
        == " class=\"ring\" role=\"progressbar\" aria-valuenow=\"13\" aria-valuemin=\"0\" "
        + "aria-valuemax=\"100\" viewBox=\"0 0 16 16\"")
    #expect(attributes([.contentType: "search"], .textField) == " class=\"fld\" type=\"search\"")
    #expect(
      attributes([.contentType: "date"], .dateField)
        == " class=\"fld date\" type=\"date\" required=\"\"")
    #expect(attributes([.variant: "wheel a"], .picker) == " class=\"pk wheel a\"")
    #expect(attributes([.variant: "wheel"], .picker) == " class=\"pk wheel\" size=\"5\"")
    #expect(
      attributes([.name: "m"], .menuList)
        == " class=\"menu-list\" popover=\"auto\" role=\"menu\" id=\"m\"")
    #expect(attributes([.choice: "c"], .option) == " value=\"c\"")
  }

  @Test func `pressed and selected are written as the ARIA attribute of the element's kind`() {
    let button = " class=\"btn\" type=\"button\""
    #expect(attributes([.isPressed: "false"], .button) == button + " aria-pressed=\"false\"")
    #expect(attributes([.isSelected: "true"], .button) == button + " aria-pressed=\"true\"")
    #expect(
      attributes([.isPressed: "false", .isSelected: "true"], .button)
        == button + " aria-pressed=\"true\"")
    #expect(
      attributes([.role: "button", .isPressed: "true"])
        == " role=\"button\" aria-pressed=\"true\"")
    #expect(attributes([.isSelected: "true"], .option) == " selected=\"\"")
    #expect(
      attributes([.isSelected: "true"], .suggestion)
        == " class=\"opt\" role=\"option\" aria-selected=\"true\"")
  }

  @Test func `labels, hints and roles are written as ARIA attributes`() {
    #expect(attributes([.label: "L", .valueText: "V"]) == " aria-label=\"L, V\"")
    #expect(attributes([.hint: "H", .label: "L"]) == " aria-label=\"L\" title=\"H\"")
    #expect(attributes([.hint: "H", .valueText: "V"]) == " title=\"V\"")
    #expect(
      attributes([.role: "slider", .label: "L", .valueText: "V", .fraction: "0.25"])
        == " aria-label=\"L\" aria-valuetext=\"V\" role=\"slider\" aria-valuenow=\"25\" "
        + "aria-valuemin=\"0\" aria-valuemax=\"100\"")
    for (kind, role) in [(ElementKind.text, "img"), (.box, "group"), (.scroll, "region")] {
      let name = markup(Element(kind, attributes: [.label: "L"]))
      #expect(name.contains(" aria-label=\"L\" role=\"\(role)\">"))
      let other = markup(Element(kind, attributes: [.label: "L", .role: "tab"]))
      #expect(other.contains(" aria-label=\"L\" role=\"tab\">"))
    }
    #expect(
      attributes([.isHidden: "true"], .button)
        == " class=\"btn\" type=\"button\" aria-hidden=\"true\" tabindex=\"-1\"")
    #expect(attributes([.isHidden: "true", .isInert: "true"]) == " inert=\"\"")
  }

  @Test func `elements that the keyboard reaches have a tab index`() {
    #expect(attributes([.reach: "button"]) == " tabindex=\"0\" role=\"button\"")
    #expect(attributes([.reach: "button", .role: "tab"]) == " tabindex=\"0\" role=\"tab\"")
    #expect(attributes([.reach: "button", .isHidden: "true"]) == " aria-hidden=\"true\"")
    #expect(
      attributes([.reach: "focus", .isDisabled: "true"])
        == " aria-disabled=\"true\" tabindex=\"0\"")
    #expect(
      markup(Element(.button, attributes: [.reach: "button"]))
        == "<div# class=\"btn\" tabindex=\"0\" role=\"button\"></div>")
    #expect(
      markup(Element(.button, attributes: [.reach: "button", .isDisabled: "true"]))
        == "<div# class=\"btn\" aria-disabled=\"true\" tabindex=\"-1\" role=\"button\"></div>")
    #expect(attributes([:], events: [.menu]) == " tabindex=\"0\" data-e=\"menu\"")
    #expect(attributes([:], events: [.tap, .submit]) == " data-e=\"tap submit\"")
    for kind in [ElementKind.button, .link, .tab] {
      #expect(attributes([:], kind, events: .menu).hasSuffix("\" data-e=\"menu\""))
      #expect(!attributes([:], kind, events: .menu).contains("tabindex"))
    }
    let inner = attributes([.reach: "button"], .button, events: .menu)
    #expect(inner == " class=\"btn\" tabindex=\"0\" role=\"button\" data-e=\"menu\"")
    let named: Attributes = [.alternative: "Add", .label: "Add", .reach: "button"]
    let symbol = markup(Element(.symbol, attributes: named))
    #expect(symbol.contains(" aria-label=\"Add\" tabindex=\"0\" role=\"button\""))
    #expect(!symbol.contains(" alt="))
  }

  @Test func `controls show their values`() {
    #expect(
      markup(Element(.textField, control: .text("a")))
        == "<input# class=\"fld\" type=\"text\" value=\"a\">")
    #expect(
      markup(Element(.textEditor, control: .text("a&b")))
        == "<textarea# class=\"fld\">\na&amp;b</textarea>")
    #expect(
      markup(Element(.toggle, control: .isOn(true)))
        == "<input# class=\"sw\" type=\"checkbox\" role=\"switch\" checked=\"\">")
    #expect(!markup(Element(.toggle, control: .isOn(false))).contains("checked"))
    #expect(
      markup(Element(.carousel, control: .choice("2")))
        == "<div# class=\"pages\" data-page=\"2\" role=\"group\" tabindex=\"0\"></div>")
    #expect(
      markup(
        Element(
          .option, attributes: [.choice: "c", .group: "g", .isSelected: "true"], text: "<A>"))
        == "<label#><input type=\"radio\" name=\"g\" value=\"c\" checked>"
        + "<span>&lt;A&gt;</span></label>")
    #expect(
      markup(Element(.option, attributes: [.group: "g"]))
        == "<label#><input type=\"radio\" name=\"g\" value=\"\"><span></span></label>")
  }

  @Test func `layout is written as classes`() {
    func classes(
      _ kind: ElementKind, _ stretch: Stretch, columns: Int = 0, growing: UInt64 = 0
    ) -> [String] {
      var element = Element(kind)
      (element.stretch, element.columns, element.growingColumns) = (stretch, columns, growing)
      return element.html(ElementID(7)).classes
    }
    for kind in [ElementKind.vStack, .hStack, .zStack, .box, .label, .button, .link, .map] {
      #expect(classes(kind, .both).dropFirst() == ["W", "H"])
      #expect(classes(kind, .width).dropFirst() == ["W"])
      #expect(classes(kind, .height).dropFirst() == ["H"])
    }
    #expect(classes(.text, .both) == ["t"] && classes(.span, .both) == [])
    #expect(classes(.grid, .both) == ["g"] && classes(.gridRow, [], columns: 3) == ["gr"])
    #expect(classes(.grid, .width, columns: 2) == ["g", "gn2", "W"])
    #expect(classes(.grid, .height, columns: 1) == ["g", "H"])
    #expect(classes(.grid, [], columns: 1, growing: 1) == ["g", "gn1-1"])
    let plain = Element(.vStack, style: [.spacing(8), .renewal(.none), .clip])
    #expect(plain.html(ElementID(7)).classes == ["v", "g8", "clip"])
  }

  @Test func `an element with several symbol names shows the first that has a drawing`() {
    #expect(Symbols.contains("map") && !Symbols.contains("no such symbol"))
    let map = Symbols.svg(named: "map").markup
    #expect(!map.isEmpty && SymbolMarkup.markup("map") == map)
    #expect(SymbolMarkup.markup("no-such-symbol map star") == map)
    #expect(SymbolMarkup.markup("x y") == Symbols.svg(named: "y").markup)
    #expect(SymbolMarkup.ring("0.5").hasSuffix("stroke-dasharray=\"50 100\"/>"))
    for (fraction, part) in [("-1", "0"), ("7", "100"), ("x", "0")] {
      #expect(SymbolMarkup.ring(fraction).hasSuffix("stroke-dasharray=\"\(part) 100\"/>"))
    }
  }
}
