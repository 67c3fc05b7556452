import DesignKit
import SwiftUI

/// Says on every page that the weather is generated, and how to get real weather.
struct DemoBanner: View {
  @State private var isHelpShown = false

  var body: some View {
    HStack(spacing: Space.small) {
      Image(systemName: "info.circle")
        .accessibilityHidden(true)
      Text(Words.Demo.Banner.title)
        .fontWeight(.medium)
      Spacer()
      Button {
        isHelpShown = true
      } label: {
        Text(Words.Demo.Banner.action)
      }
      .buttonStyle(.plain)
      .foregroundStyle(.tint)
      .accessibilityIdentifier(UITestIDs.App.demoHelp)
    }
    .font(.footnote)
    .padding(.horizontal, Space.large)
    .padding(.vertical, Space.hair)
    .frame(maxWidth: .infinity)
    .background(Color.yellow.opacity(Surface.banner))
    .accessibilityIdentifier(UITestIDs.App.demoBanner)
    .sheet(isPresented: $isHelpShown) { DemoHelp() }
  }
}
