import StrataViewTree
public import SwiftUICore

/// The properties of a sheet that its content sets.
@MainActor final class SheetModel {
  let options = StateBox(SheetOptions())
  /// The size that the user has chosen, if the app has no binding for it.
  let detent = StateBox<PresentationDetent?>(nil)
  /// The app's binding to the chosen size; `nil` if there is none. It is not observed, since
  /// closures never compare equal.
  var selection: Binding<PresentationDetent>?
  let backdrop = StateBox<SheetBackdrop?>(nil)
  /// The title of the stack in the sheet.
  let name = StateBox<String?>(nil)

  /// Changes the options. The node being evaluated does not come to depend on them.
  func change(_ edit: @MainActor (inout SheetOptions) -> Void) {
    var options = options.untracked
    edit(&options)
    self.options.current = options
  }

  /// The current size: the one that the app has set, or that the user has chosen, or the smallest.
  var currentDetent: PresentationDetent? {
    let detents = options.current.detents
    let wanted = selection?.wrappedValue ?? detent.current
    return wanted.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first
  }

  /// Returns the next larger or smaller size; `nil` if there is none.
  func neighbour(isLarger: Bool) -> PresentationDetent? {
    let detents = options.untracked.detents
    guard let current = currentDetent, let index = detents.firstIndex(of: current) else {
      return nil
    }
    let next = index + (isLarger ? 1 : -1)
    return detents.indices.contains(next) ? detents[next] : nil
  }

  func choose(_ detent: PresentationDetent) {
    if let selection { selection.wrappedValue = detent } else { self.detent.current = detent }
  }
}

/// Keeps the model of a sheet for as long as it is open.
@MainActor final class SheetHolder {
  lazy var sheet = SheetModel()

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum SheetKey: EnvironmentKey { static var defaultValue: SheetModel? { nil } }
  private enum PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The sheet that contains the view.
  var sheet: SheetModel? {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the view was presented or pushed, so that ``dismiss``
  /// removes it.
  public var isPresented: Bool { isShownByAnother }

  var isShownByAnother: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}
