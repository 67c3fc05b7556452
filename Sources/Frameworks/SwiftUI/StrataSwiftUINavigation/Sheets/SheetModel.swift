import StrataViewTree
public import SwiftUICore

/// What the content of a sheet says about the sheet.
@MainActor final class SheetModel {
  let options = StateBox(SheetOptions())
  /// The size that the person chose, where the app does not keep it.
  let detent = StateBox<PresentationDetent?>(nil)
  /// Where the app keeps the chosen size. Looked up when it is wanted, as closures never compare.
  var selection: Binding<PresentationDetent>?
  let backdrop = StateBox<SheetBackdrop?>(nil)
  /// The title of the stack in the sheet.
  let name = StateBox<String?>(nil)

  /// Changes what is said, without depending on it.
  func change(_ edit: (inout SheetOptions) -> Void) {
    var options = options.untracked
    edit(&options)
    self.options.current = options
  }

  /// The size in force: the app's, the person's, or the smallest.
  var currentDetent: PresentationDetent? {
    let detents = options.current.detents
    let wanted = selection?.wrappedValue ?? detent.current
    return wanted.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first
  }

  /// The next larger or smaller size; `nil` at the end.
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

  /// The sheet that a view is in.
  var sheet: SheetModel? {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }

  /// Whether a view was presented or pushed, so that ``dismiss`` takes it away.
  public var isPresented: Bool { isShownByAnother }

  var isShownByAnother: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}
