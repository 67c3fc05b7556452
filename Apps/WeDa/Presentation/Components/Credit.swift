import Foundation
import SwiftUI

/// Names the source of the weather, beside the weather, as its licence asks.
struct Credit: View {
  let isDemo: Bool

  var body: some View {
    if !isDemo, let site = URL(string: "https://openweathermap.org/") {
      Link(destination: site) { Text(Words.Details.Credit.title) }
    } else {
      Text(Words.Details.Credit.demo)
        .foregroundStyle(.secondary)
    }
  }
}
