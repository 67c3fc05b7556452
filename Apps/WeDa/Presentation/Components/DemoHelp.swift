import DesignKit
import Foundation
import SwiftUI

/// The three steps from demo data to real weather.
struct DemoHelp: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale

  private let steps = [Words.Demo.Help.key, Words.Demo.Help.set, Words.Demo.Help.start]

  var body: some View {
    VStack(alignment: .leading, spacing: Space.large) {
      Text(Words.Demo.Help.title)
        .font(.title2)
        .fontWeight(.semibold)
        .accessibilityAddTraits(.isHeader)
      Text(Words.Demo.Help.message)
        .foregroundStyle(.secondary)
      ForEach(steps.indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline, spacing: Space.medium) {
          Text(verbatim: (index + 1).formatted(.number.locale(locale)))
            .fontWeight(.semibold)
          Text(steps[index])
        }
      }
      Button {
        dismiss()
      } label: {
        Text(Words.App.Button.done)
      }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier(UITestIDs.App.demoHelpDone)
    }
    .padding(Space.wide)
    .frame(maxWidth: Extent.sheet, maxHeight: .infinity, alignment: .topLeading)
  }
}
