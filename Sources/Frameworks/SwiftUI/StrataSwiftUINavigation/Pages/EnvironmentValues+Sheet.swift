import SwiftUICore

extension EnvironmentValues {
  private enum SheetKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var isInSheet: Bool {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }
}
