import StrataRendering

/// The tag of a kind of element, and its class in the style sheet.
struct HTMLShape {
  var tag: String
  var className: String

  init(_ tag: String, _ className: String = "") {
    self.tag = tag
    self.className = className
  }
}

extension ElementKind {
  var shape: HTMLShape { containerShape ?? controlShape ?? windowShape ?? HTMLShape("div") }

  private var containerShape: HTMLShape? {
    switch self {
    case .root: HTMLShape("div", "root")
    case .box: HTMLShape("div", "bx")
    case .vStack: HTMLShape("div", "v")
    case .hStack: HTMLShape("div", "h")
    case .zStack: HTMLShape("div", "z")
    case .scroll: HTMLShape("div", "sc")
    case .spacer: HTMLShape("div", "sp")
    case .divider: HTMLShape("hr", "dv")
    case .list: HTMLShape("div", "list")
    case .section: HTMLShape("section", "sec")
    case .sectionHeader: HTMLShape("h2", "sec-h")
    case .sectionFooter: HTMLShape("div", "sec-f")
    case .rows: HTMLShape("ul", "rows")
    case .row: HTMLShape("li", "row")
    case .lazyMore: HTMLShape("div", "more")
    case .grid: HTMLShape("div", "g")
    case .gridRow: HTMLShape("div", "gr")
    case .shape: HTMLShape("div", "shape")
    case .space: HTMLShape("div", "space")
    case .rowSpace: HTMLShape("li", "space")
    case .map: HTMLShape("div", "map")
    case .mapPlace: HTMLShape("div", "pin")
    case .frame: HTMLShape("div", "web")
    default: nil
    }
  }

  private var controlShape: HTMLShape? {
    switch self {
    case .text: HTMLShape("span", "t")
    case .heading: HTMLShape("h2", "t")
    case .span: HTMLShape("span")
    case .symbol: HTMLShape("svg", "i")
    case .picture: HTMLShape("img", "pic")
    case .video: HTMLShape("video")
    case .label: HTMLShape("label", "lb")
    case .progress: HTMLShape("progress", "bar")
    case .spinner: HTMLShape("div", "spin")
    case .ring: HTMLShape("svg", "ring")
    case .button: HTMLShape("button", "btn")
    case .link: HTMLShape("a", "lnk")
    case .textField, .secureField: HTMLShape("input", "fld")
    case .textEditor: HTMLShape("textarea", "fld")
    case .toggle: HTMLShape("input", "sw")
    case .picker: HTMLShape("select", "pk")
    case .segments: HTMLShape("fieldset", "seg")
    case .option: HTMLShape("option")
    case .slider: HTMLShape("input", "rng")
    case .dateField: HTMLShape("input", "fld date")
    case .colorField: HTMLShape("input", "clr")
    case .fileField: HTMLShape("input", "fld file")
    case .menu: HTMLShape("div", "menu")
    case .menuList: HTMLShape("div", "menu-list")
    default: nil
    }
  }

  private var windowShape: HTMLShape? {
    switch self {
    case .tabs: HTMLShape("div", "app")
    case .tabBar: HTMLShape("nav", "tabs")
    case .tab: HTMLShape("a", "tab")
    case .tabContent: HTMLShape("div", "tab-content")
    case .page: HTMLShape("div", "page")
    case .navigationBar: HTMLShape("header", "nb")
    case .barLeading: HTMLShape("div", "nb-lead")
    case .barTrailing: HTMLShape("div", "nb-trail")
    case .barTitle: HTMLShape("span", "nb-title")
    case .backLink: HTMLShape("a", "nb-back")
    case .largeTitle: HTMLShape("h1", "lt")
    case .pageContent: HTMLShape("div", "pc")
    case .search: HTMLShape("div", "search")
    case .suggestions: HTMLShape("div", "suggest")
    case .suggestion: HTMLShape("div", "opt")
    case .carousel: HTMLShape("div", "pages")
    case .sheet: HTMLShape("dialog", "sheet")
    case .alert: HTMLShape("dialog", "alert")
    case .alertMessage: HTMLShape("div", "alert-m")
    case .alertActions: HTMLShape("div", "alert-a")
    case .unavailable: HTMLShape("div", "cu")
    case .unavailableActions: HTMLShape("div", "cu-a")
    default: nil
    }
  }
}
