/// The form of a presentation on a narrow screen.
///
/// Same as Apple's.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Form: Sendable { case automatic, none, popover, sheet, cover }
  let form: Form

  /// The default form.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(form: .automatic) }
  /// The form that the presentation has on a wide screen.
  public static var none: PresentationAdaptation { PresentationAdaptation(form: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(form: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(form: .sheet) }
  /// A cover of the whole screen.
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
