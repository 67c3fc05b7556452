/// Which choice of a picker is chosen, and how to choose another.
struct PickerOptions {
  var selection: AnyHashable
  var choose: @MainActor (AnyHashable) -> Void

  @MainActor init<Value: Hashable>(_ selection: Binding<Value>) {
    self.selection = AnyHashable(selection.wrappedValue)
    choose = { chosen in
      if let value = chosen.base as? Value { selection.wrappedValue = value }
    }
  }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

  var pickerLook: PickerLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

enum PickerLook: String, Sendable { case menu, segmented, inline, wheel, navigationLink }
