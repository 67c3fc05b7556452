import Foundation
import WeDaDomain

/// What each provider said about each place within the last ten minutes: it would say the same
/// again, so it is not asked.
///
/// Memory is fresh for five minutes; after that the repository wants newer weather, and here it
/// learns that there is none yet. Only a person's own "refresh" goes past it.
actor RecentAnswers {
  /// How long a provider's answer stays the newest there is, in seconds.
  static let period: TimeInterval = 600

  private struct Key: Hashable {
    let provider: String
    let place: PlaceID
  }

  private struct Answer {
    let weather: WeatherFileDTO
    let time: Date
  }

  private var answers: [Key: Answer] = [:]
  /// Why the other provider was asked about a place.
  private var reasons: [PlaceID: WeatherError] = [:]
  private let capacity: Int
  private let now: @Sendable () -> Date

  init(capacity: Int = 1000, now: @escaping @Sendable () -> Date) {
    self.capacity = capacity
    self.now = now
  }

  func answer(of provider: WeatherProvider, for place: PlaceID) -> WeatherFileDTO? {
    let key = Key(provider: provider.id, place: place)
    guard let answer = answers[key], isRecent(answer) else {
      answers[key] = nil
      return nil
    }
    return answer.weather
  }

  func keep(_ weather: WeatherFileDTO, of provider: WeatherProvider, for place: PlaceID) {
    if answers.count >= capacity { answers = answers.filter { isRecent($0.value) } }
    if answers.count >= capacity { forgetAll() }
    answers[Key(provider: provider.id, place: place)] = Answer(weather: weather, time: now())
  }

  /// Notes why the other provider stands in, for as long as its answer serves.
  func noteSwitch(_ place: PlaceID, because reason: WeatherError) { reasons[place] = reason }

  func switchReason(_ place: PlaceID) -> WeatherError? { reasons[place] }

  func forget(_ place: PlaceID) {
    answers = answers.filter { $0.key.place != place }
    reasons[place] = nil
  }

  func forgetAll() {
    answers = [:]
    reasons = [:]
  }

  /// A clock that was set back makes an answer of the future, whose age nobody knows.
  private func isRecent(_ answer: Answer) -> Bool {
    (0..<Self.period).contains(now().timeIntervalSince(answer.time))
  }
}
