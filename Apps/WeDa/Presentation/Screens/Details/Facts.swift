import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// A grid of cards with wind, humidity, pressure, visibility, clouds, the sun and further values.
struct Facts: View {
  let report: WeatherReport
  /// The further data, which has the dew point and other values.
  let more: MoreViewModel?
  let now: Date
  let format: WeatherFormat

  private let columns = [GridItem(.adaptive(minimum: Extent.smallCard), spacing: Space.medium)]

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Heading(title: Words.Details.Facts.title)
      LazyVGrid(columns: columns, spacing: Space.medium) {
        ForEach(facts) { FactCard(fact: $0) }
      }
    }
  }

  /// The current values, and those that only the further data has.
  private var facts: [Fact] {
    let ahead = more?.state.ahead.value?.value
    let hasOutlook = ahead?.pressure(threeHoursAfter: now) != nil
    return Fact.all(of: report, hasOutlook: hasOutlook, format: format)
      + (ahead.map { Fact.further($0, after: report, now: now, format: format) } ?? [])
  }
}

/// A card with one value and its name.
struct FactCard: View {
  let fact: Fact

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tiny) {
      Label {
        Text(fact.title)
      } icon: {
        Image(systemName: fact.icon)
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      Text(verbatim: fact.value)
        .font(.title3)
      if let note = fact.note {
        Text(verbatim: note)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .card()
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(UITestIDs.Details.fact(fact.id))
  }
}
