public import StrataSwiftUIDrawing

/// The description of an action sheet in the form that apps used before iOS 15.
///
/// Same as Apple's.
@available(
  iOS, deprecated: 100000,
  message: "use `confirmationDialog(_:isPresented:titleVisibility:actions:)`"
)
public struct ActionSheet {
  /// A button of an action sheet, the same type as an alert's.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - message: The text below the title; `nil` for none.
  ///   - buttons: The buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
