import StrataRendering

/// The kind of element that a test looks for.
public enum ScreenElementKind: String, Sendable, CaseIterable {
  case any, button, link, field, toggle, picker, heading, text, image, tab, suggestion, row
  case sheet, alert, progress, slider, datePicker, colorPicker, menu

  @MainActor func matches(_ element: Element) -> Bool {
    if self == .heading, element[.role] == "heading" { return true }
    return kinds.contains(element.kind)
  }

  private var kinds: Set<ElementKind> {
    switch self {
    case .any: Set(ElementKind.allCases)
    case .button: [.button]
    case .link: [.link, .backLink]
    case .field: [.textField, .secureField, .textEditor]
    case .toggle: [.toggle]
    case .picker: [.picker, .segments]
    case .heading: [.heading, .largeTitle, .sectionHeader]
    case .text: [.text]
    case .image: [.symbol, .picture]
    case .tab: [.tab]
    case .suggestion: [.suggestion]
    case .row: [.row]
    case .sheet: [.sheet]
    case .alert: [.alert]
    case .progress: [.progress, .spinner, .ring]
    case .slider: [.slider]
    case .datePicker: [.dateField]
    case .colorPicker: [.colorField]
    case .menu: [.menu]
    }
  }
}
