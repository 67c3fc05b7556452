import SwiftUI

enum Genre: String, CaseIterable, Identifiable, Codable {
  case novel, history, science, poetry

  var id: String { rawValue }

  var name: String { rawValue.capitalized }

  var color: Color {
    switch self {
    case .novel: .indigo
    case .history: .brown
    case .science: .teal
    case .poetry: Color(red: 0.85, green: 0.3, blue: 0.5)
    }
  }

  var gradient: LinearGradient {
    LinearGradient(
      colors: [color.opacity(0.55), color],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
