import DesignKit
import SwiftUI

/// The banner on every page with demo data, with help on getting real weather.
struct DemoBanner: View {
  /// Returns to real weather, if a person chose demo data; `nil` if the launch set it.
  let leave: (@MainActor () -> Void)?
  @State private var isHelpShown = false

  var body: some View {
    HStack(spacing: Space.small) {
      Image(systemName: "info.circle")
        .accessibilityHidden(true)
      Text(Words.Demo.Banner.title)
        .fontWeight(.medium)
      Spacer()
      button
        .buttonStyle(.plain)
        .foregroundStyle(.tint)
    }
    .font(.footnote)
    .padding(.horizontal, Space.large)
    .padding(.vertical, Space.hair)
    .frame(maxWidth: .infinity)
    .background(Color.yellow.opacity(Surface.banner))
    .accessibilityIdentifier(UITestIDs.App.demoBanner)
    .sheet(isPresented: $isHelpShown) { DemoHelp() }
  }

  @ViewBuilder private var button: some View {
    if let leave {
      Button(action: leave) { Text(Words.Demo.Banner.leave) }
        .accessibilityIdentifier(UITestIDs.App.leaveDemo)
    } else {
      Button {
        isHelpShown = true
      } label: {
        Text(Words.Demo.Banner.action)
      }
      .accessibilityIdentifier(UITestIDs.App.demoHelp)
    }
  }
}
