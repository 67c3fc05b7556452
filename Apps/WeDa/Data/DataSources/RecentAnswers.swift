import Foundation
import WeDaDomain

/// The answers of providers within the last ten minutes, by place. Providers have newer data only
/// every ten minutes, so they are not asked again before.
///
/// Weather in memory expires after five minutes, so without these answers the repository would
/// request newer weather before it can exist. Only a refresh by the user bypasses them.
///
/// Other processes on the same database, such as other workers, store their answers there; what they
/// have stored since this process runs is as good as an answer to it.
actor RecentAnswers {
  /// The interval within which a provider has no newer answer, in seconds.
  static let period: TimeInterval = WeatherReport.lifetime

  private struct Key: Hashable {
    let provider: String
    let place: PlaceID
  }

  private struct Answer {
    let weather: WeatherFileDTO
    let time: Date
  }

  private var answers: [Key: Answer] = [:]
  /// The errors because of which the other provider was asked, by place.
  private var reasons: [PlaceID: WeatherError] = [:]
  /// The time, in seconds since 1970, from which on the answers of other processes are used; by place
  /// where that was forgotten later.
  private var oldest: Double
  private var oldestOfPlaces: [PlaceID: Double] = [:]
  private let capacity: Int
  private let now: @Sendable () -> Date

  init(capacity: Int = 1000, now: @escaping @Sendable () -> Date) {
    self.capacity = capacity
    self.now = now
    oldest = now().timeIntervalSince1970.nextUp
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

  /// Uses an answer that is stored in the database, if another process got it from the provider within
  /// the last ten minutes, after this process has begun. Returns `false` otherwise.
  func adopt(
    _ stored: WeatherFileDTO, of provider: WeatherProvider, for place: PlaceID
  ) -> Bool {
    let answer = Answer(weather: stored, time: Date(timeIntervalSince1970: stored.fetchedAt))
    guard stored.provider.id == provider.id, isRecent(answer),
      stored.fetchedAt >= max(oldest, oldestOfPlaces[place] ?? oldest)
    else { return false }
    answers[Key(provider: provider.id, place: place)] = answer
    return true
  }

  /// Stores the reason why the other provider was asked, for as long as its answer is used.
  func noteSwitch(_ place: PlaceID, because reason: WeatherError) { reasons[place] = reason }

  func switchReason(_ place: PlaceID) -> WeatherError? { reasons[place] }

  func forget(_ place: PlaceID) {
    answers = answers.filter { $0.key.place != place }
    reasons[place] = nil
    if oldestOfPlaces.count >= capacity { forgetAll() }
    oldestOfPlaces[place] = now().timeIntervalSince1970.nextUp
  }

  func forgetAll() {
    answers = [:]
    reasons = [:]
    oldestOfPlaces = [:]
    oldest = now().timeIntervalSince1970.nextUp
  }

  /// Returns whether an answer is recent. If the clock was set back, its age is unknown, and it is
  /// not.
  private func isRecent(_ answer: Answer) -> Bool {
    (0..<Self.period).contains(now().timeIntervalSince(answer.time))
  }
}
