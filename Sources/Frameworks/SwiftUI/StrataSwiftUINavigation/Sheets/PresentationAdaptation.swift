/// The form of a presentation on a narrow screen.
///
/// Same as Apple's.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Form: Sendable { case automatic, none, popover, sheet, cover }
  let form: Form

  /// The system chooses the form.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(form: .automatic) }
  /// The presentation has the same form as on a wide screen.
  public static var none: PresentationAdaptation { PresentationAdaptation(form: .none) }
  /// The presentation is a popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(form: .popover) }
  /// The presentation is a sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(form: .sheet) }
  /// The presentation covers the whole screen.
  public static var fullScreenCover: PresentationAdaptation {
    PresentationAdaptation(form: .cover)
  }

  /// Returns the class name for the style sheet.
  func variant(of kind: SheetForm.Kind) -> String? {
    switch (form, kind) {
    case (.cover, _): "cover-s"
    case (.popover, .popover), (.none, .popover): "keep"
    default: nil
    }
  }
}
