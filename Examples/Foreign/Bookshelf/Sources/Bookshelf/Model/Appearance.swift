import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
