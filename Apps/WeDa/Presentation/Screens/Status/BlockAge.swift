import Foundation
import WeDaDomain

/// A block of a place's page with its age, or with the reason why it has none.
struct BlockAge: Equatable, Identifiable {
  enum State: Equatable {
    /// The time at which the block's values were made or received.
    case from(Date)
    case failed(WeatherError)
    case missing
    /// No source has the block for the place.
    case unavailable
  }

  /// The name of the block in identifiers, such as "air".
  let id: String
  let title: LocalizedStringResource
  /// The sentence for a place without this block.
  let none: LocalizedStringResource
  let state: State

  /// Returns the age or the reason in words.
  func words(at now: Date, _ format: WeatherFormat) -> String {
    switch state {
    case .from(let time): format.age(now.timeIntervalSince(time))
    case .failed(let error): format.text(error.title)
    case .missing: format.text(Words.Status.Age.missing)
    case .unavailable: format.text(none)
    }
  }
}

extension BlockAge {
  /// Creates a block of the forecast, which a page always has.
  init(_ id: String, _ title: LocalizedStringResource, from time: Date) {
    self.init(id: id, title: title, none: Words.Details.Value.unknown, state: .from(time))
  }

  /// Creates a block of the further data, which may be missing.
  ///
  /// - Parameter time: Returns the time of the source's answer.
  init<Value>(
    _ id: String, _ title: LocalizedStringResource, none: LocalizedStringResource,
    _ part: Loading<Value>, time: (Value) -> Date?
  ) {
    let state: State
    if let value = part.value {
      state = time(value).map(State.from) ?? .unavailable
    } else {
      state = part.error.map(State.failed) ?? .missing
    }
    self.init(id: id, title: title, none: none, state: state)
  }

  /// Returns the blocks of a place's page, in the order of the page.
  static func all(
    _ report: WeatherReport, _ more: MoreViewModel.State, _ models: ModelsViewModel.State
  ) -> [BlockAge] {
    [
      BlockAge("current", Words.Details.Facts.title, from: report.current.observedAt),
      BlockAge("hours", Words.Hours.Screen.title, from: report.fetchedAt),
      BlockAge("days", Words.Forecast.Screen.title, from: report.fetchedAt),
      BlockAge("models", Words.Models.title, none: Words.Models.none, models.models) {
        $0?.fetchedAt
      },
      BlockAge("ahead", Words.Ahead.Days.title, none: Words.Details.Value.unknown, more.ahead) {
        $0.value?.fetchedAt
      },
      BlockAge("past", Words.Past.title, none: Words.Past.none, more.past) { $0.value?.fetchedAt },
      BlockAge("air", Words.Air.title, none: Words.Air.none, more.air) { $0.value?.fetchedAt },
      BlockAge("warnings", Words.Warning.title, none: Words.Warning.none, more.warnings) {
        $0.value?.fetchedAt
      },
    ]
  }
}
