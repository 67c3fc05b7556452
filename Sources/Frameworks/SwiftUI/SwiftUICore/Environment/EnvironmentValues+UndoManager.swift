import Foundation
import StrataDeviceServices

extension EnvironmentValues {
  /// The manager of the window's changes that can be undone. Each window has a separate one.
  ///
  ///     @Environment(\.undoManager) private var undoManager
  ///     …
  ///     undoManager?.registerUndo(withTarget: trip) { $0.rename(to: old) }
  public var undoManager: UndoManager? { (DeviceHost.current ?? .local).part { UndoManager() } }
}
