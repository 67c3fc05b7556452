import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The section of the source of a place's weather: the provider, and its grid point.
struct SourceSection: View {
  let report: WeatherReport
  let format: WeatherFormat

  var body: some View {
    Section {
      row(Words.Settings.Key.title, report.provider.name, UITestIDs.Status.source)
      if let from = report.switchedFrom {
        Text(Words.Switched.Banner.message(from.name, report.provider.name))
      }
      row(Words.Status.Grid.title, distance, UITestIDs.Status.grid)
      row(Words.Status.Grid.height, height, UITestIDs.Status.height)
    }
  }

  private func row(_ title: LocalizedStringResource, _ value: String, _ id: String) -> some View {
    LabeledContent {
      Text(verbatim: value)
    } label: {
      Text(title)
    }
    .accessibilityIdentifier(id)
  }

  /// The distance from the place to the grid point; a text that the source does not report it.
  private var distance: String {
    report.gridPoint.map { format.distance($0.distance(to: report.place.coordinate)) } ?? unknown
  }

  private var height: String {
    guard let metres = report.gridPoint?.height?.metres else { return unknown }
    return format.text(Words.Unit.Length.meters(format.whole(metres)))
  }

  private var unknown: String { format.text(Words.Details.Value.unknown) }
}

/// The section of the age of each block of a place's page.
struct AgeSection: View {
  let blocks: [BlockAge]
  let now: Date
  let format: WeatherFormat

  var body: some View {
    Section {
      ForEach(blocks) { block in
        LabeledContent {
          Text(verbatim: block.words(at: now, format))
        } label: {
          Text(block.title)
        }
        .accessibilityIdentifier(UITestIDs.Status.block(block.id))
      }
    } header: {
      Text(Words.Status.Age.title)
    }
  }
}

/// The section of a service: its calls beside its limits, and its last error.
struct ServiceSection: View {
  let service: ServiceStatus
  let now: Date
  let format: WeatherFormat

  var body: some View {
    Section {
      ForEach(service.calls, id: \.period) { calls in
        LabeledContent {
          Text(verbatim: format.calls(calls))
        } label: {
          Text(calls.period.name)
        }
        .accessibilityIdentifier(UITestIDs.Status.calls(service.id, calls.period.rawValue))
      }
      fault
    } header: {
      Text(verbatim: service.name)
    }
  }

  private var fault: some View {
    LabeledContent {
      VStack(alignment: .trailing, spacing: Space.hair) {
        if let fault = service.fault {
          Text(fault.error.title)
          ErrorMessage(error: fault.error)
            .font(.footnote)
          Text(verbatim: format.ago(fault.time, now: now))
            .font(.footnote)
        } else {
          Text(Words.Status.Fault.none)
        }
      }
    } label: {
      Text(Words.Status.Fault.title)
    }
    .accessibilityIdentifier(UITestIDs.Status.fault(service.id))
  }
}

extension WeatherFormat {
  /// Returns the number of calls beside its limit, such as "41 of 5,000". A part of a call counts as
  /// a whole one.
  func calls(_ calls: CallCount) -> String {
    let count = whole(calls.count.rounded(.up))
    guard let limit = calls.limit else { return text(Words.Status.Calls.open(count)) }
    return text(Words.Status.Calls.limit(count, whole(Double(limit))))
  }
}
