import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The element of a sheet. It is an element `dialog` of HTML, which the Esc key, a click on the
/// backdrop or a swipe close.
struct SheetElement<Content: View>: View {
  var form: SheetForm
  var anchor: String?
  var step: SheetStep
  var dismiss: @MainActor () -> Void
  var content: Content
  @State private var page = PageHolder()
  @State private var holder = SheetHolder()
  @Environment(\.split) private var split

  var body: some View {
    let sheet = holder.sheet
    let options = sheet.options.current
    let _ = step.isHeld = options.isHeld
    DialogElement(
      kind: .sheet, element: element(options, sheet.currentDetent),
      label: sheet.name.current.map { Text(verbatim: $0) } ?? page.page.title.current,
      dismiss: options.isHeld ? nil : dismiss, resize: options.detents.count > 1 ? resize : nil
    ) {
      if let backdrop = sheet.backdrop.current {
        BackdropElement(backdrop: backdrop)
      }
      if options.hasGrabber {
        Grabber { resize(isLarger: sheet.neighbour(isLarger: true) != nil) }
      }
      content
        .environment(\.page, page.page)
        .environment(\.outerPage, page.page)
        .environment(\.sheet, sheet)
        .environment(\.dismiss, DismissAction(dismiss))
        .environment(\.isShownByAnother, true)
        .environment(\.isInSheet, true)
        .environment(\.outerPlace, nil)
        .environment(\.split, form.kind == .menu ? split : nil)
        .environment(\.hasBareLabels, false)
    }
  }

  private func element(_ options: SheetOptions, _ detent: PresentationDetent?) -> Element {
    var element = Element(.sheet)
    var variants = form.kind == .sheet ? [] : [form.kind.rawValue]
    if options.indicator == .hidden || options.hasGrabber { variants.append("bare") }
    if let variant = options.adaptation.variant(of: form.kind) { variants.append(variant) }
    if let detent { element.style.append(options.shown(detent).rule) }
    if let radius = options.cornerRadius {
      element.style.append(.sheet(height: nil, fraction: nil, radius: radius))
    }
    if let paint = options.background { element.style.append(.background(paint)) }
    if options.isOpenBehind(at: detent) { element[.modality] = "none" }
    element[.variant] = variants.isEmpty ? nil : variants.joined(separator: " ")
    element[.anchor] = anchor
    element[.edge] = form.edgeName
    return element
  }

  /// Changes the sheet to the next size. If the sheet has its largest size, the handle changes it
  /// to a smaller one. Below the smallest size the sheet is dismissed.
  private func resize(isLarger: Bool) {
    let sheet = holder.sheet
    if let next = sheet.neighbour(isLarger: isLarger) {
      sheet.choose(next)
    } else if !isLarger, !sheet.options.untracked.isHeld {
      dismiss()
    }
  }
}

/// The view behind the content of a sheet.
private struct BackdropElement: View {
  typealias Body = Never
  var backdrop: SheetBackdrop

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let alignment = view.backdrop.alignment
    let place = StyleRule.place(
      horizontal: alignment.horizontal.rendered, vertical: alignment.vertical.rendered)
    var element = Element(.box, style: [place])
    element[.variant] = "sheet-b"
    return ElementNode.update(old, context, element) {
      AnyView._update(view.backdrop.content, $0, $1)
    }
  }
}

/// The handle of a sheet that has several sizes. It is a button, for people who cannot swipe.
private struct Grabber: View {
  typealias Body = Never
  var action: @MainActor () -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let words = FrameworkWords(EnvironmentValues(context.environment).locale)
    let action = view.action
    let element = Element(
      .button, attributes: [.variant: "grab", .label: words[.resize], .identifier: "SheetGrabber"],
      events: .tap)
    return ElementNode.update(old, context, element, handlers: [(.tap, { _ in action() })])
  }
}
