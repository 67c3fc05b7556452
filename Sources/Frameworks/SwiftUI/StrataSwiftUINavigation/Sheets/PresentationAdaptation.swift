/// How a presentation shows on a narrow screen.
///
/// Same as Apple's.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Form: Sendable { case automatic, none, popover, sheet, cover }
  let form: Form

  public static var automatic: PresentationAdaptation { PresentationAdaptation(form: .automatic) }
  /// As it is.
  public static var none: PresentationAdaptation { PresentationAdaptation(form: .none) }
  public static var popover: PresentationAdaptation { PresentationAdaptation(form: .popover) }
  public static var sheet: PresentationAdaptation { PresentationAdaptation(form: .sheet) }
  public static var fullScreenCover: PresentationAdaptation {
    PresentationAdaptation(form: .cover)
  }

  /// The class that says it to the style sheet.
  func variant(of kind: SheetForm.Kind) -> String? {
    switch (form, kind) {
    case (.cover, _): "cover-s"
    case (.popover, .popover), (.none, .popover): "keep"
    default: nil
    }
  }
}
