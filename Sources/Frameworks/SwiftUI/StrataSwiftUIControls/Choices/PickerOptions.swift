package import SwiftUICore

/// The current choice of a picker, and the action that changes it.
package struct PickerOptions {
  package var selection: AnyHashable
  package var choose: @MainActor (AnyHashable) -> Void

  @MainActor package init<Value: Hashable>(_ selection: Binding<Value>) {
    self.selection = AnyHashable(selection.wrappedValue)
    choose = { chosen in
      if let value = chosen.base as? Value { selection.wrappedValue = value }
    }
  }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

  package var pickerLook: PickerLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

package enum PickerLook: String, Sendable { case menu, segmented, inline, wheel, navigationLink }
