import Foundation
import StrataDeviceServices

extension EnvironmentValues {
  /// The manager that undoes and redoes changes in the window. Each window has its own.
  ///
  ///     @Environment(\.undoManager) private var undoManager
  ///     …
  ///     undoManager?.registerUndo(withTarget: trip) { $0.rename(to: old) }
  public var undoManager: UndoManager? { (DeviceHost.current ?? .local).part { UndoManager() } }
}
